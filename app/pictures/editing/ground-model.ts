import { solveEquations } from "./solve-equations.ts";

/** A picture in Lab (`labOf`). */
export interface LabPicture {
  lab: Float32Array;
  width: number;
  height: number;
}

/** Of the edges so much at least is ground, and so rough it may be. */
const leastShare = 0.62;
const mostRoughness = 6;

/**
 * The ground as a smooth surface through what lies along a picture's edges, whatever stands out there left
 * aside: light falls off, so it is no one colour. It is taken away from the picture in place, which so
 * becomes how each pixel differs from the ground at its place. Returns up to which distance (`distanceAt`) a
 * pixel is taken for ground; undefined where too little of the edges lies on one surface.
 */
export function takeGroundAway(picture: LabPicture): number | undefined {
  const samples = edgeSamples(picture);
  takeSurfacesAway(picture, fittedSurfaces(picture, samples));
  const distances = samples.map(({ at }) => distanceAt(picture.lab, at)).sort((one, other) => one - other);
  const roughness = distances[Math.floor(distances.length * leastShare * 0.5)] ?? Number.POSITIVE_INFINITY;
  const reach = Math.min(13, Math.max(6, 3 + 3 * roughness));
  const share = distances.filter((each) => each < reach).length / Math.max(1, distances.length);
  return share < leastShare || roughness > mostRoughness ? undefined : reach;
}

/** How far a pixel is from the ground; what is only darker may be its shadow. */
export function distanceAt(differences: Float32Array, at: number): number {
  const light = 0.6 * (differences[3 * at] ?? 0);
  const [a, b] = [differences[3 * at + 1] ?? 0, differences[3 * at + 2] ?? 0];
  return Math.sqrt(light * light + a * a + b * b);
}

interface Sample {
  at: number;
  /** Parts of the width and the height. */
  x: number;
  y: number;
}

/** Pixels of the outermost thirtieth, about a thousand of them. */
function edgeSamples({ width, height }: LabPicture): Sample[] {
  const deep = Math.max(1, Math.round(Math.min(width, height) / 30));
  const step = Math.max(1, Math.round(Math.sqrt((2 * deep * (width + height)) / 1200)));
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += step) {
    const isAtEnd = y < deep || y >= height - deep;
    for (let x = 0; x < width; x += step) {
      const isAtEdge = isAtEnd || x < deep || x >= width - deep;
      if (isAtEdge) samples.push({ at: y * width + x, x: x / width, y: y / height });
    }
  }
  return samples;
}

/** A surface of second degree: how much of each of its terms. */
type Surface = readonly number[];
const termsAt = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];

/** Fits the three surfaces again and again, each time believing less what lies far off the last ones. */
function fittedSurfaces({ lab }: LabPicture, samples: readonly Sample[]): readonly Surface[] {
  const rows = samples.map(({ at, x, y }) => ({
    terms: termsAt(x, y),
    values: [lab[3 * at] ?? 0, lab[3 * at + 1] ?? 0, lab[3 * at + 2] ?? 0],
    weight: 1,
  }));
  let surfaces: readonly Surface[] = [];
  for (const scale of [40, 20, 12, 8, 6, 5]) {
    surfaces = solveEquations(sumsOf(rows), 3);
    for (const row of rows) row.weight = 1 / (1 + (offSquared(row, surfaces) / scale ** 2) ** 2);
  }
  return surfaces;
}

interface Row {
  terms: readonly number[];
  values: readonly number[];
  weight: number;
}

function offSquared({ terms, values }: Row, surfaces: readonly Surface[]): number {
  let sum = 0;
  for (const [channel, surface] of surfaces.entries()) {
    const off = terms.reduce((rest, term, n) => rest - term * (surface[n] ?? 0), values[channel] ?? 0);
    sum += off * off;
  }
  return sum;
}

function sumsOf(rows: readonly Row[]): Float64Array<ArrayBuffer>[] {
  const sums = Array.from({ length: 6 }, () => new Float64Array(9));
  for (const { terms, values, weight } of rows) {
    const all = [...terms, ...values];
    for (const [n, sum] of sums.entries()) {
      const times = weight * (terms[n] ?? 0);
      for (let at = 0; at < 9; at++) sum[at] = (sum[at] ?? 0) + times * (all[at] ?? 0);
    }
  }
  return sums;
}

function takeSurfacesAway({ lab, width, height }: LabPicture, surfaces: readonly Surface[]): void {
  for (const [channel, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]] of surfaces.entries()) {
    for (let row = 0, at = channel; row < height; row++) {
      const y = row / height;
      const [first, second] = [a + c * y + f * y * y, b + e * y];
      for (let column = 0; column < width; column++, at += 3) {
        const x = column / width;
        lab[at] = (lab[at] ?? 0) - (first + (second + d * x) * x);
      }
    }
  }
}

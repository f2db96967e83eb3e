import type { Size } from "#values/picture-edit.ts";
import { distanceAt, takeGroundAway } from "./ground-model.ts";

import type { Pixels } from "./light.ts";

/** Pixels in Lab, where a distance is about what the eye sees: three numbers each, L in 0 to 100. */
export function labOf(rgb: Uint8Array): Float32Array<ArrayBuffer> {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [r, g, b] = [
      linear[rgb[at] ?? 0] ?? 0,
      linear[rgb[at + 1] ?? 0] ?? 0,
      linear[rgb[at + 2] ?? 0] ?? 0,
    ];
    const x = root(0.4339 * r + 0.3762 * g + 0.1899 * b);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root(0.0178 * r + 0.1095 * g + 0.8727 * b);
    lab[at] = 116 * y - 16;
    lab[at + 1] = 500 * (x - y);
    lab[at + 2] = 200 * (y - z);
  }
  return lab;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The cube root of a part of 1, looked up: a picture asks for millions. */
const root = (part: number): number => roots[(part * steps) | 0] ?? 1;
const steps = 8192;
const roots = Float32Array.from({ length: steps + 2 }, (_, step) => {
  const part = (step + 0.5) / steps;
  return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
});

/**
 * Why a plain ground can't be put behind a piece: what is there is not plain, or the piece does not stand out
 * from it.
 */
export type GroundRefusal = "busy" | "faint";

/** A hole in the piece, as in a handle: so large at least, and so much of the ground's colour. */
const leastHole = 0.0012;
const mostHoleDifference = 2.5;
/** What is smaller is dust on the wall, not the piece. */
const leastPiece = 0.0006;
/** Less is nothing that could be sold. */
const leastPieces = 0.01;
/** At the piece's outline a pixel is a mixture of both: so far beyond the ground's reach it goes with it. */
const mixture = 4;

/**
 * Which pixels are ground (255) and which are the piece (0): filled from the edges wherever the colour is the
 * ground's, and in what the piece encloses (PHOTO-23).
 */
export function groundMask({ data, width, height }: Pixels): Uint8Array<ArrayBuffer> | GroundRefusal {
  const size = { width, height };
  const differences = labOf(data);
  const reach = takeGroundAway({ lab: differences, ...size });
  if (reach === undefined) return "busy";
  const mask = new Uint8Array(width * height);
  for (const region of regionsOf(within(differences, reach), size)) {
    if (isGround(region, differences)) fill(mask, region);
  }
  takeMixture(mask, differences, reach * mixture, size);
  const pieces = regionsOf(
    mask.map((each) => (each === 0 ? 1 : 0)),
    size,
  );
  for (const piece of pieces) if (piece.pixels.length < leastPiece * mask.length) fill(mask, piece);
  const ground = mask.reduce((sum, each) => sum + (each === 0 ? 0 : 1), 0);
  return ground > mask.length * (1 - leastPieces) ? "faint" : mask;
}

const fill = (mask: Uint8Array, { pixels }: Region): void => {
  for (const at of pixels) mask[at] = 255;
};

function within(differences: Float32Array, reach: number): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(differences.length / 3);
  for (let at = 0; at < marks.length; at++) if (distanceAt(differences, at) < reach) marks[at] = 1;
  return marks;
}

/** What reaches the edge, and a hole of the very colour: white paint before a white wall is none. */
function isGround({ pixels, isAtEdge }: Region, differences: Float32Array): boolean {
  if (isAtEdge) return true;
  if (pixels.length < (leastHole * differences.length) / 3) return false;
  let [l, a, b] = [0, 0, 0];
  for (const at of pixels) {
    l += differences[3 * at] ?? 0;
    a += differences[3 * at + 1] ?? 0;
    b += differences[3 * at + 2] ?? 0;
  }
  return Math.sqrt(l * l + a * a + b * b) / pixels.length < mostHoleDifference;
}

/** Two pixels deep along the outline. */
function takeMixture(mask: Uint8Array, differences: Float32Array, reach: number, { width }: Size): void {
  for (const depth of [254, 253]) {
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] !== 0 || distanceAt(differences, at) >= reach) continue;
      const beside = Math.max(
        mask[at - 1] ?? 0,
        mask[at + 1] ?? 0,
        mask[at - width] ?? 0,
        mask[at + width] ?? 0,
      );
      if (beside > depth) mask[at] = depth;
    }
  }
}

export interface Region {
  pixels: Int32Array;
  isAtEdge: boolean;
}

/** What hangs together of the pixels that are marked. Takes the marks away. */
export function regionsOf(marked: Uint8Array, size: Size): Region[] {
  const regions: Region[] = [];
  const queue = new Int32Array(marked.length);
  for (let first = 0; first < marked.length; first++) {
    if (marked[first] === 1) regions.push(regionFrom(first, marked, size, queue));
  }
  return regions;
}

function regionFrom(first: number, marked: Uint8Array, { width, height }: Size, queue: Int32Array): Region {
  let [taken, found, isAtEdge] = [0, 0, false];
  const see = (isInside: boolean, at: number): void => {
    if (!isInside) isAtEdge = true;
    else if (marked[at] === 1) {
      marked[at] = 0;
      queue[found++] = at;
    }
  };
  see(true, first);
  while (taken < found) {
    const at = queue[taken++] ?? 0;
    const x = at % width;
    see(x > 0, at - 1);
    see(x < width - 1, at + 1);
    see(at >= width, at - width);
    see(at < width * (height - 1), at + width);
  }
  return { pixels: queue.slice(0, found), isAtEdge };
}

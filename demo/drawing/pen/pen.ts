import { resample } from "../geometry/curve.ts";
import { apply, IDENTITY, inverse, type Matrix, mirrorAt, multiply, scaleOf } from "../geometry/matrix.ts";
import { normals, simplify } from "../geometry/outline.ts";
import { nth, type Path, type Point, TAU } from "../geometry/point.ts";
import type { Ground } from "./ground.ts";
import type { Paint } from "./paint.ts";
import type { Random } from "./random.ts";

function tenth(x: number): number {
  return Math.round(x * 10) / 10;
}

function transform(m: Matrix): string {
  return `matrix(${m.map((n, i) => (i < 4 ? Math.round(n * 1000) / 1000 : tenth(n))).join(" ")})`;
}

/** SVG path data with relative steps, one decimal. */
function pathData(points: Path, closed: boolean): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let x = tenth(first[0]);
  let y = tenth(first[1]);
  const steps: string[] = [];
  for (const p of rest) {
    const nextX = tenth(p[0]);
    const nextY = tenth(p[1]);
    const dx = tenth(nextX - x);
    const dy = tenth(nextY - y);
    if (dx || dy) steps.push(`${dx}${dy < 0 ? "" : " "}${dy}`);
    x = nextX;
    y = nextY;
  }
  return `M${tenth(first[0])} ${tenth(first[1])}l${steps.join(" ") || "0 0"}${closed ? "z" : ""}`;
}

/** Draws into one SVG. Lengths are local; lines shrink more slowly than shapes, and small ones stay clear. */
export class Pen {
  readonly random: Random;
  paint: Paint;
  ground: Ground | undefined;
  #out: string[] = [];
  #defs: string[] = [];
  #stamps = new Map<string, string>();
  #matrix: Matrix = IDENTITY;
  #ids = 0;
  /** What was marked as taken, in the sheet's coordinates, so that a mirrored twin can be marked too. */
  #taken: Path[] = [];
  /** How much coarser paths may be, because what is drawn will be shown small. */
  coarse = 1;

  constructor(paint: Paint, random: Random) {
    this.paint = paint;
    this.random = random;
  }

  get scale(): number {
    return scaleOf(this.#matrix);
  }

  /** A nominal length (a step, a gap) as it should be here, in local units. */
  local(length: number): number {
    return length * this.scale ** -0.45;
  }

  #weight(width: number): string {
    return Math.max(0.6, width * (this.paint.bold ?? 1) * this.scale ** 0.55).toFixed(2);
  }

  #data(path: Path, closed: boolean, tolerance = 0.4): string {
    return pathData(
      simplify(
        path.map((p) => apply(this.#matrix, p)),
        tolerance * this.coarse,
      ),
      closed,
    );
  }

  place(matrix: Matrix, draw: () => void): void {
    const before = this.#matrix;
    this.#matrix = multiply(before, matrix);
    draw();
    this.#matrix = before;
  }

  /** Where a local path lies on the sheet. */
  onSheet(path: Path): Point[] {
    return path.map((p) => apply(this.#matrix, p));
  }

  /** Draws in the sheet's own coordinates, whatever map is in force. */
  inSheet(draw: () => void): void {
    const before = this.#matrix;
    this.#matrix = IDENTITY;
    draw();
    this.#matrix = before;
  }

  /** Draws once and shows it a second time, mirrored about the vertical at x. */
  mirror(x: number, draw: () => void): void {
    const id = `m${++this.#ids}`;
    const before = { out: this.#out, taken: this.#taken };
    this.#out = [];
    this.#taken = [];
    draw();
    const flip = multiply(multiply(this.#matrix, mirrorAt(x)), inverse(this.#matrix));
    const twins = this.#taken.map((path) => path.map((p) => apply(flip, p)));
    for (const twin of twins) this.ground?.occupy(twin);
    const drawn = this.#out.join("");
    this.#taken = [...before.taken, ...this.#taken, ...twins];
    this.#out = before.out;
    this.#out.push(`<g id="${id}">${drawn}</g><use href="#${id}" transform="${transform(flip)}"/>`);
  }

  painting(paint: Paint, draw: () => void): void {
    const before = this.paint;
    this.paint = paint;
    draw();
    this.paint = before;
  }

  fill(path: Path, colour: string): void {
    if (path.length > 2) this.#out.push(`<path d="${this.#data(path, true)}" fill="${colour}"/>`);
  }

  /**
   * Several shapes in one colour with an even outline, as one element: small things are drawn by the
   * thousand.
   */
  areas(paths: readonly Path[], colour: string, width = 1.5, ink = this.paint.ink): void {
    const data = paths.filter((p) => p.length > 2).map((p) => this.#data(p, true));
    if (data.length === 0) return;
    const stroke = width > 0 ? ` stroke="${ink}" stroke-width="${this.#weight(width)}"` : "";
    this.#out.push(`<path d="${data.join("")}" fill="${colour}"${stroke}/>`);
  }

  line(path: Path, width = 1.6, colour = this.paint.ink, closed = false): void {
    this.lines([path], width, colour, closed);
  }

  lines(paths: readonly Path[], width = 1.1, colour = this.paint.ink, closed = false): void {
    const data = paths.filter((p) => p.length > 1).map((p) => this.#data(p, closed, 0.45));
    if (data.length > 0) {
      this.#out.push(
        `<path d="${data.join("")}" fill="none" stroke="${colour}" stroke-width="${this.#weight(width)}"/>`,
      );
    }
  }

  dots(points: Path, radius = 2, colour = this.paint.ink): void {
    const data = points.map((p) => apply(this.#matrix, p)).map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`);
    if (data.length > 0) {
      this.#out.push(
        `<path d="${data.join("")}" stroke="${colour}" stroke-width="${this.#weight(radius * 2)}"/>`,
      );
    }
  }

  /** A bamboo nib's line: a ribbon whose width breathes and whose middle wanders a little. */
  nib(path: Path, width = 3, colour = this.paint.ink, closed = false): void {
    const device = width * (this.paint.bold ?? 1) * this.scale ** 0.55;
    if (device < 1.5) {
      this.line(path, width, colour, closed);
      return;
    }
    const points = resample(
      path.map((p) => apply(this.#matrix, p)),
      4,
    );
    const count = points.length - 1;
    const slow = Math.max(1, Math.round(count / 57));
    const quick = Math.max(1, Math.round(count / 22));
    const shift = this.random() * 7;
    const ways = normals(points, closed);
    const left: Point[] = [];
    const right: Point[] = [];
    points.forEach(([x, y], i) => {
      const t = (TAU * i) / count;
      const taper = closed ? 1 : Math.min(1, 0.45 + (Math.min(i, count - i) * 4) / 14);
      const half =
        (device / 2) * taper * (1 + 0.16 * Math.sin(quick * t + shift) + 0.1 * Math.sin(slow * t + 1));
      const drift = 0.35 * Math.sin(slow * t + shift);
      const [nx, ny] = nth(ways, i);
      left.push([x + nx * (drift + half), y + ny * (drift + half)]);
      right.push([x + nx * (drift - half), y + ny * (drift - half)]);
    });
    const data = pathData(simplify([...left, ...right.reverse()], 0.32), true);
    this.#out.push(`<path d="${data}" fill="${colour}"/>`);
  }

  /** Whatever `draw` draws is seen only inside the outline. */
  clip(outline: Path, draw: () => void): void {
    const id = `c${++this.#ids}`;
    this.#out.push(
      `<clipPath id="${id}"><path d="${this.#data(outline, true)}"/></clipPath><g clip-path="url(#${id})">`,
    );
    draw();
    this.#out.push("</g>");
  }

  /**
   * Draws something once about the origin and then only refers to it; `key` says what it is, with its
   * colours.
   */
  stamp(key: string, matrix: Matrix, draw: () => void): void {
    const full = multiply(this.#matrix, matrix);
    let id = this.#stamps.get(key);
    if (id === undefined) {
      id = `s${++this.#ids}`;
      this.#stamps.set(key, id);
      this.#define(id, draw, Math.max(1, 0.9 / scaleOf(matrix)));
    }
    this.#out.push(`<use href="#${id}" transform="${transform(full)}"/>`);
  }

  #define(id: string, draw: () => void, coarse: number): void {
    const before = { coarse: this.coarse, out: this.#out, matrix: this.#matrix, ground: this.ground };
    this.#out = [];
    this.coarse = coarse;
    this.#matrix = IDENTITY;
    this.ground = undefined;
    draw();
    this.#defs.push(`<g id="${id}">${this.#out.join("")}</g>`);
    this.#out = before.out;
    this.#matrix = before.matrix;
    this.coarse = before.coarse;
    this.ground = before.ground;
  }

  /** Marks an outline as taken, so that no filler is laid over it. */
  occupy(outline: Path): void {
    if (!this.ground) return;
    const path = this.onSheet(outline);
    this.ground.occupy(path);
    this.#taken.push(path);
  }

  isFree(path: Path): boolean {
    return this.ground?.isFree(this.onSheet(path)) ?? true;
  }

  svg(width: number, height: number, paper?: string): string {
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join("")}</defs>` : "";
    const sheet = paper ? `<rect width="${width}" height="${height}" fill="${paper}"/>` : "";
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`;
    return `${open}${defs}${sheet}${this.#out.join("")}</svg>`;
  }
}

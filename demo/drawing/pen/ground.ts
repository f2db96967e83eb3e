import { ellipse } from "../geometry/curve.ts";
import { crossings } from "../geometry/outline.ts";
import { clamp, type Path, type Point } from "../geometry/point.ts";

const CELL = 5;

export interface Circle {
  centre: Point;
  radius: number;
}

/** Which cells of the sheet are taken; fillers go where the largest free circle is. */
export class Ground {
  readonly columns: number;
  readonly rows: number;
  readonly taken: Uint8Array;

  constructor(width: number, height: number) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.taken = new Uint8Array(this.columns * this.rows);
  }

  occupy(outline: Path): void {
    const ys = outline.map((p) => p[1]);
    const first = clamp(Math.floor(Math.min(...ys) / CELL), 0, this.rows - 1);
    const last = clamp(Math.floor(Math.max(...ys) / CELL), 0, this.rows - 1);
    for (let row = first; row <= last; row++) {
      const xs = crossings([outline], row * CELL + CELL / 2);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = clamp(Math.floor((xs[k] ?? 0) / CELL), 0, this.columns);
        const to = clamp(Math.floor((xs[k + 1] ?? 0) / CELL) + 1, 0, this.columns);
        this.taken.fill(1, row * this.columns + from, row * this.columns + to);
      }
    }
  }

  isFree(path: Path): boolean {
    return path.every(([x, y]) => {
      const column = Math.floor(x / CELL);
      const row = Math.floor(y / CELL);
      if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
      return this.taken[row * this.columns + column] === 0;
    });
  }

  /** The sheet's own edge is no obstacle: its cells are as free as their neighbours further in. */
  #openEdges(far: Float32Array): void {
    const { columns, rows } = this;
    const get = (i: number) => far[i] ?? 0;
    for (let y = 0; y < rows; y++) {
      const inner = clamp(y, 1, rows - 2) * columns;
      far[y * columns] = get(inner + 1);
      far[y * columns + columns - 1] = get(inner + columns - 2);
    }
    for (let x = 0; x < columns; x++) {
      far[x] = get(columns + clamp(x, 1, columns - 2));
      far[(rows - 1) * columns + x] = get((rows - 2) * columns + clamp(x, 1, columns - 2));
    }
  }

  /** Distance of each free cell inside the outline from the nearest taken cell or edge, in cells. */
  #distances(outline: Path): Float32Array {
    const { columns, rows } = this;
    const region = new Ground(columns * CELL, rows * CELL);
    region.occupy(outline);
    const far = new Float32Array(columns * rows);
    for (let i = 0; i < far.length; i++) far[i] = this.taken[i] || !region.taken[i] ? 0 : 1e6;
    const get = (i: number) => far[i] ?? 0;
    for (let y = 1; y < rows; y++) {
      for (let x = 1; x < columns - 1; x++) {
        const i = y * columns + x;
        const up = i - columns;
        far[i] = Math.min(
          get(i),
          get(i - 1) + 1,
          get(up) + 1,
          get(up - 1) + Math.SQRT2,
          get(up + 1) + Math.SQRT2,
        );
      }
    }
    for (let y = rows - 2; y >= 0; y--) {
      for (let x = columns - 2; x > 0; x--) {
        const i = y * columns + x;
        const down = i + columns;
        far[i] = Math.min(
          get(i),
          get(i + 1) + 1,
          get(down) + 1,
          get(down + 1) + Math.SQRT2,
          get(down - 1) + Math.SQRT2,
        );
      }
    }
    this.#openEdges(far);
    return far;
  }

  /**
   * Offers free circles inside the outline, the largest first, none with its centre left of `fromX`. `lay`
   * returns the circle it used, or nothing to stop.
   */
  fillIn(outline: Path, fromX: number, lay: (centre: Point, radius: number) => Circle | undefined): void {
    const far = this.#distances(outline);
    const blocked = Math.max(0, Math.floor(fromX / CELL));
    for (let row = 0; row < this.rows; row++) far.fill(0, row * this.columns, row * this.columns + blocked);
    const ys = outline.map((p) => p[1]);
    const from = clamp(Math.floor(Math.min(...ys) / CELL), 0, this.rows);
    const to = clamp(Math.ceil(Math.max(...ys) / CELL), 0, this.rows);
    const tops = new Map<number, Top>();
    for (let row = from; row < to; row++) tops.set(row, this.#top(far, row));
    for (let n = 0; n < 600; n++) {
      const { index: best, value: radius } = largest(tops);
      if (radius <= 0) return;
      const [x, y] = [best % this.columns, Math.floor(best / this.columns)];
      const used = lay([x * CELL + CELL / 2, y * CELL + CELL / 2], radius * CELL);
      if (!used) return;
      this.occupy(ellipse(used.centre, used.radius));
      const [column, row] = [used.centre[0] / CELL, used.centre[1] / CELL];
      this.#near(far, column, row, used.radius / CELL, radius);
      far[best] = 0;
      const span = Math.ceil(used.radius / CELL + radius) + 1;
      for (const changed of tops.keys()) {
        if (Math.abs(changed - row) <= span) tops.set(changed, this.#top(far, changed));
      }
    }
  }

  /** The largest distance in a row. A little unevenness per cell keeps fillers from lining up. */
  #top(far: Float32Array, row: number): Top {
    const top: Top = { index: -1, value: 0 };
    for (let i = row * this.columns; i < (row + 1) * this.columns; i++) {
      const v = far[i] ?? 0;
      if (v > top.value && v * (0.94 + (0.06 * ((i * 40503) % 97)) / 97) > top.value) {
        top.value = v;
        top.index = i;
      }
    }
    return top;
  }

  #near(far: Float32Array, column: number, row: number, used: number, reach: number): void {
    const span = Math.ceil(used + reach);
    for (let y = Math.max(0, Math.floor(row - span)); y <= Math.min(this.rows - 1, row + span); y++) {
      for (
        let x = Math.max(0, Math.floor(column - span));
        x <= Math.min(this.columns - 1, column + span);
        x++
      ) {
        const i = y * this.columns + x;
        const d = Math.max(0, Math.hypot(x - column, y - row) - used);
        if (d < (far[i] ?? 0)) far[i] = d;
      }
    }
  }
}

interface Top {
  index: number;
  value: number;
}

function largest(tops: ReadonlyMap<number, Top>): Top {
  let best: Top = { index: -1, value: 0 };
  for (const top of tops.values()) {
    if (top.value > best.value * 1.03) best = top;
  }
  return best;
}

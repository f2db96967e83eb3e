import type { Body } from "../geometry/body.ts";
import { lengthOf } from "../geometry/curve.ts";
import { nth, type Point, range } from "../geometry/point.ts";
import { lineOver } from "./paint.ts";
import type { Pen } from "./pen.ts";
import { areaColour } from "./shapes.ts";

export interface Scales {
  from: number;
  to: number;
  columns: number;
  colours: readonly string[];
  /** Short rays inside each scale. */
  rays?: boolean;
  dots?: boolean;
}

/** Scallop scales over a body, the hindmost row first so that each overlaps the next. Rows shrink with the body. */
export function scales(pen: Pen, t: Body, options: Scales): void {
  const { from, to, columns } = options;
  const length = lengthOf(t.spine);
  const rows: [u: number, du: number][] = [];
  for (let u = from; u < to && rows.length < 60; ) {
    const du = Math.max(11 / pen.scale / length, ((t.width(u) / columns) * 1.25) / length);
    rows.push([u, du]);
    u += du;
  }
  rows.reverse().forEach(([u, du], n) => {
    const row = rows.length - 1 - n;
    const colour = nth(options.colours, row);
    const large = (t.width(u) * pen.scale) / columns > 7;
    const shift = row % 2 ? 0 : 0.5;
    for (let c = -1; c <= columns; c++) {
      const v = -1 + (2 * (c + shift)) / columns + 1 / columns;
      if (Math.abs(v) < 1 + 1 / columns) scale(pen, t, { u, du, v, dv: 1 / columns, colour, large }, options);
    }
  });
}

interface OneScale {
  u: number;
  du: number;
  v: number;
  dv: number;
  colour: string;
  large: boolean;
}

function scale(pen: Pen, t: Body, one: OneScale, options: Scales): void {
  const { u, du, v, dv, colour, large } = one;
  const arc = (k: number, n: number): Point[] =>
    range(n + 1, (_, s) =>
      t.at(u + du * 1.5 * k * Math.sin(Math.PI * s), v + dv * k * Math.cos(Math.PI * s)),
    );
  const rim = arc(1, 10);
  const over = lineOver(pen.paint, colour);
  pen.fill([...rim, t.at(u, v - dv), t.at(u, v + dv)], areaColour(pen, colour));
  if (large && options.rays) {
    const outer = arc(0.95, 6);
    const inner = arc(0.66, 6);
    pen.lines(
      range(5, (i) => [nth(inner, i + 1), nth(outer, i + 1)]),
      0.9,
      over,
    );
    pen.line(inner, 0.9, pen.paint.ink);
  }
  if (large && options.dots) pen.dots([t.at(u + du * 0.6, v)], 1.9, over);
  pen.line(rim, 1.5);
}

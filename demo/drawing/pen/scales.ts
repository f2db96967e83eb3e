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

/**
 * Scallop scales over a body, the hindmost row first so that each overlaps the next. Rows shrink with the
 * body.
 */
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
    const index = rows.length - 1 - n;
    const shift = index % 2 ? 0 : 0.5;
    const middles = range(columns + 2, (c) => -1 + (2 * (c - 1 + shift)) / columns + 1 / columns);
    const dv = 1 / columns;
    const large = (t.width(u) * pen.scale) / columns > 7;
    const row = { u, du, dv, vs: middles.filter((v) => Math.abs(v) < 1 + dv), large };
    drawRow(pen, t, row, nth(options.colours, index), options);
  });
}

interface Row {
  u: number;
  du: number;
  dv: number;
  /** Where along v the scales of this row have their middles. */
  vs: readonly number[];
  large: boolean;
}

function drawRow(pen: Pen, t: Body, row: Row, colour: string, options: Scales): void {
  const { u, du, dv, vs, large } = row;
  const arc = (v: number, k: number, n: number): Point[] =>
    range(n + 1, (_, s) =>
      t.at(u + du * 1.5 * k * Math.sin(Math.PI * s), v + dv * k * Math.cos(Math.PI * s)),
    );
  const rims = vs.map((v) => arc(v, 1, large ? 10 : 7));
  const over = lineOver(pen.paint, colour);
  const closed = rims.map((rim, i) => [...rim, t.at(u, nth(vs, i) - dv), t.at(u, nth(vs, i) + dv)]);
  pen.areas(closed, areaColour(pen, colour), 0);
  if (large && options.rays) {
    const inner = vs.map((v) => arc(v, 0.66, 6));
    const rays = vs.flatMap((v, i) => {
      const outer = arc(v, 0.95, 6);
      return range(5, (k): Point[] => [nth(nth(inner, i), k + 1), nth(outer, k + 1)]);
    });
    pen.lines(rays, 0.9, over);
    pen.lines(inner, 0.9);
  }
  if (large && options.dots) {
    const points = vs.map((v) => t.at(u + du * 0.6, v));
    pen.dots(points, 1.9, over);
  }
  pen.lines(rims, 1.5);
}

import { type Body, body, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { nth, type Path, range, TAU } from "../geometry/point.ts";
import { paintFor } from "../pen/paint.ts";
import { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { seeded } from "../pen/random.ts";

const { ink, geru, paper, indigo } = PIGMENT;

function fins(pen: Pen, t: Body): void {
  const tail = curve(trace("344 160!, 376 140, 430 112!, 418 168, 436 226!, 384 204, 340 178!"), true, 8);
  pen.areas([tail], paper, 2.6);
  pen.lines(
    range(6, (_, k) => [
      [362, 168 + k * 4],
      [414, 130 + k * 80],
    ]),
    1.2,
    geru,
  );
  const top = curve(trace("178 92!, 220 58, 266 50, 318 66, 332 118!"), false, 8);
  pen.areas([[...top, ...t.along(-1, 0.3, 0.84, 8).reverse()]], paper, 2.4);
  pen.lines(
    range(8, (_, k) => [t.at(0.32 + k * 0.48, -1), nth(top, 1 + Math.round(k * (top.length - 3)))]),
    1.1,
  );
}

/** A fish out of the water, among drops: something went wrong. 480 by 320. */
export function lost(): string {
  const pen = new Pen(paintFor("kachni", 0), seeded(3));
  const spine = curve(trace("112 176, 190 130, 270 126, 350 170"), false, 10);
  const width = profile(
    trace("0 0.16, 0.04 0.22, 0.08 0.36, 0.25 0.9, 0.42 1, 0.62 0.82, 0.85 0.36, 1 0.2"),
    56,
  );
  const t = body(spine, width, 30);
  fins(pen, t);
  pen.areas([t.outline], paper, 3.4);
  pen.line(t.along(0.84, 0.3, 0.98, 14), 1.2);
  pen.line(t.along(-0.84, 0.3, 0.98, 14), 1.2);
  const rows = range(6, (i) => 0.36 + i * 0.095).flatMap((u, i) =>
    range(3, (k) => {
      const v = (k - 1) * 0.5 + (i % 2 ? 0.25 : 0);
      return curve([t.at(u - 0.05, v - 0.26), t.at(u + 0.04, v), t.at(u - 0.05, v + 0.26)], false, 5);
    }),
  );
  pen.lines(rows, 1.3, geru);
  pen.line(t.across(0.28, 0.05, -1, 1, 8), 2);
  pen.line(t.across(0.24, 0.05, -1, 1, 8), 1.2);
  pen.line(t.across(0.05, 0.01, -1, 1, 4), 1.6);
  const [x, y] = t.at(0.15, -0.2);
  pen.areas([ellipse([x, y], 13)], paper, 2.2);
  pen.dots([[x, y]], 5.5);
  for (const [dx, dy] of trace("70 120, 50 84, 84 56"))
    pen.line(ellipse([dx, dy], 4 + dy / 20), 1.6, ink, true);
  const waves = range(
    3,
    (i): Path =>
      range(25, (_, k) => [40 + i * 22 + k * (400 - i * 44), 262 + i * 16 + 5 * Math.sin(k * TAU * 4 + i)]),
  );
  pen.lines(waves, 1.8, indigo);
  return pen.svg(480, 320);
}

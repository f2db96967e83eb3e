import { body, petal, profile } from "../geometry/body.ts";
import { around, curve, ellipse, trace } from "../geometry/curve.ts";
import { heading, lerp, mix, type Point, polar, radians, range } from "../geometry/point.ts";
import { collar, eye } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, doubled, hatch, single, veins } from "../pen/shapes.ts";

const ROOT: Point = [545, 600];

interface Plume {
  angle: number;
  length: number;
  bend: number;
  wide: number;
  colour: string;
  rim: string;
}

function plume(pen: Pen, one: Plume): void {
  const tip = polar(ROOT, one.length, one.angle);
  const p = petal(polar(ROOT, 60, one.angle), tip, 44 * one.wide, { bend: one.bend, base: 1.1, tip: 0.36 });
  doubled(pen, p.outline, one.colour, { gap: 6.5, weight: 2.5 });
  const spacing = 0.026 * pen.scale ** -0.5;
  const barbs: Point[][] = [];
  for (let u = 0.22; u < 0.95; u += spacing) {
    for (const side of [-1, 1]) barbs.push([p.at(u, 0), p.at(u + 0.035, side * 0.7)]);
  }
  veins(pen, [...barbs, p.along(0, 0.08, 0.97, 12)], one.colour, 1);
  const centre = p.at(0.845, 0);
  const tilt = heading(p.at(0.8, 0), tip);
  const { ink, warm, deep, ground } = pen.paint;
  const rings: [number, number, string][] = [
    [27, 22, one.rim],
    [20, 16.5, ground],
    [15, 12, warm],
    [8, 7, deep],
  ];
  for (const [a, b, colour] of rings) {
    const ring = ellipse(centre, a * one.wide, b * one.wide, tilt);
    pen.fill(ring, areaColour(pen, colour));
    pen.line(ring, 1.4, ink, true);
  }
  pen.dots([centre], 2, areaColour(pen, deep) === deep ? ground : ink);
}

function train(pen: Pen): void {
  const { fresh, bright, deep, glow } = pen.paint;
  const outer = range(9, (_, t) => lerp(-107, 16, t));
  const inner = range(8, (_, t) => lerp(-99, 9, t));
  for (const a of outer) {
    const bend = lerp(0.07, -0.07, (a + 107) / 123);
    plume(pen, { angle: radians(a), length: 505, bend, wide: 1, colour: fresh, rim: bright });
  }
  for (const a of inner) {
    const bend = lerp(0.06, -0.06, (a + 99) / 108);
    plume(pen, { angle: radians(a), length: 365, bend, wide: 0.86, colour: deep, rim: glow });
  }
}

function leg(pen: Pen, hip: Point, foot: Point): void {
  const { bright, glow, ink } = pen.paint;
  const knee = mix(hip, foot, 0.4);
  const thigh = body(
    curve([[hip[0], hip[1] - 60], hip, knee], false),
    profile(trace("0 44, 0.45 36, 1 9")),
    30,
  );
  doubled(pen, thigh.outline, bright, { gap: 6, weight: 2.6 });
  veins(
    pen,
    range(5, (_, u) => thigh.across(0.5 + u * 0.42, 0.05, -0.7, 0.7, 6)),
    bright,
    1,
  );
  const shank = body([knee, mix(knee, foot, 0.5), foot], () => 8, 16);
  for (const [a, l] of [
    [Math.PI - 0.12, 52],
    [Math.PI - 0.62, 46],
    [0.12, 34],
  ] as const) {
    single(pen, petal(foot, polar(foot, l, a), 7.5, { base: 0.35, tip: 0.75 }).outline, glow);
  }
  single(pen, shank.outline, glow);
  pen.lines(
    range(9, (_, u) => shank.across(u * 0.94, 0.03, -1, 1, 4)),
    1,
  );
  pen.fill(ellipse(foot, 9), areaColour(pen, bright));
  pen.line(ellipse(foot, 9), 2, ink, true);
  pen.occupy(ellipse([foot[0] - 8, foot[1]], 46, 16));
}

function trunk(pen: Pen): void {
  const spine = curve(
    trace("264 160, 284 208, 312 258, 326 318, 330 388, 348 466, 396 548, 470 600, 548 618, 610 602"),
    false,
  );
  const width = profile(
    trace(
      "0 0, 0.008 20, 0.025 35, 0.055 47, 0.085 47, 0.125 38, 0.17 33, 0.26 37, 0.38 52, 0.52 80, 0.65 98, 0.78 92, 0.9 62, 1 14",
    ),
  );
  const t = body(spine, width, 120);
  const { deep, bright, warm, soft } = pen.paint;
  const inner = doubled(pen, t.outline, deep, { gap: 9, weight: 3.4, gapFill: areaColour(pen, bright) });
  pen.clip(inner, () => {
    scales(
      pen,
      body(spine, (u) => width(u) - 9, 100),
      { from: 0.15, to: 0.96, columns: 5, colours: [deep], dots: true },
    );
    for (const [u, colour, n] of [
      [0.135, warm, 5],
      [0.27, soft, 6],
      [0.42, warm, 9],
    ] as const) {
      collar(pen, t, u - 0.012, u + 0.045, bright, 0.02, 0);
      collar(pen, t, u, u + 0.032, colour, 0.02, n);
    }
    const cap = range(5, (i) => curve(trace(`236 ${160 + i * 4}, 280 ${154 + i * 4}, 332 ${172 + i * 4}`)));
    veins(pen, cap, deep, 1.1);
  });
  pen.line(inner, 1.5, pen.paint.ink, true);
}

/** Three rows of scallops hide where the plumes begin; each row has its own middle line. */
function coverts(pen: Pen): void {
  const { bright, warm, fresh } = pen.paint;
  for (const [r, n, colour] of [
    [232, 11, bright],
    [178, 9, warm],
    [126, 7, fresh],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const a = radians(lerp(-112, 22, i / (n - 1)));
      const p = petal(polar(ROOT, r - 105, a), polar(ROOT, r, a), r * 0.125 + 3, { base: 0.75, tip: 0.34 });
      doubled(pen, p.outline, colour, { gap: 5, weight: 2.1 });
      veins(
        pen,
        [-0.42, 0, 0.42].map((v) => p.along(v, 0.5, 0.84, 4)),
        colour,
      );
    }
  }
}

function wing(pen: Pen): void {
  const { warm, bright, fresh, glow, soft } = pen.paint;
  const root: Point = [372, 532];
  for (const [l, from, to, colour] of [
    [262, 8, 40, warm],
    [205, 2, 46, bright],
    [150, -4, 54, fresh],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      const a = radians(lerp(from, to, i / 5));
      const reach = l * (1 - 0.18 * Math.abs(i / 5 - 0.35));
      const p = petal(polar(root, 30, a), polar(root, reach, a - 0.02), 20, {
        bend: -0.06,
        base: 0.75,
        tip: 0.42,
      });
      doubled(pen, p.outline, colour, { gap: 4.6, weight: 2.2 });
      veins(pen, [p.along(0, 0.3, 0.9, 6)], colour, 1.2);
    }
  }
  const shoulder = curve(trace("350 520!, 372 476, 430 472, 478 520, 486 578, 446 612, 392 588"), true);
  const inner = doubled(pen, shoulder, glow, { gap: 7, weight: 2.8 });
  const t = body(trace("352 508, 420 535, 490 562"), () => 80, 30);
  if (inner.length > 4) {
    pen.clip(inner, () =>
      scales(pen, t, { from: 0.05, to: 1, columns: 7, colours: [glow, soft], dots: true }),
    );
    pen.line(inner, 1.6, pen.paint.ink, true);
  }
}

function crest(pen: Pen, centre: Point): void {
  for (let i = 0; i < 5; i++) {
    const a = radians(-128 + i * 21);
    const end = polar(centre, 96 + 10 - 5 * Math.abs(i - 2), a);
    pen.nib(
      curve([
        polar(centre, 38, a),
        polar(mix(polar(centre, 38, a), end, 0.55), 3 * (i - 2), a + Math.PI / 2),
        end,
      ]),
      2.2,
    );
    single(
      pen,
      petal(end, polar(end, 40, a), 14, { base: 0.55, tip: 0.6 }).outline,
      i % 2 ? pen.paint.warm : pen.paint.deep,
    );
    single(
      pen,
      petal(polar(end, 8, a), polar(end, 28, a), 6, { base: 0.55, tip: 0.6 }).outline,
      pen.paint.bright,
      1.2,
    );
  }
}

function face(pen: Pen): void {
  const { bright, glow, ground, ink } = pen.paint;
  pen.occupy(around([262, 200], 80, 12));
  crest(pen, [276, 204]);
  const lower = curve(trace("254 213!, 222 218, 200 228!, 226 231, 256 226!"), true, 2);
  single(pen, lower, bright, 2.2);
  const upper = curve(trace("246 192!, 216 198, 186 226!, 214 220, 250 216!"), true, 2);
  single(pen, upper, glow, 2.6);
  hatch(pen, [upper], 0.9, pen.local(4.5), 1);
  const patch = petal([332, 226], [240, 200], 19, { bend: -0.04, base: 0.5, tip: 0.5 }).outline;
  pen.fill(patch, ground);
  pen.nib(patch, 2, ink, true);
  eye(pen, [281, 211], 14, 1.85, 0.28);
}

/** A peacock facing left, its train spread: love. In a box of about 880 by 900. */
export function peacock(pen: Pen): void {
  train(pen);
  leg(pen, [512, 668], [545, 872]);
  leg(pen, [430, 676], [432, 878]);
  trunk(pen);
  coverts(pen);
  wing(pen);
  face(pen);
}

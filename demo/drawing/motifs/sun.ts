import { body, petal } from "../geometry/body.ts";
import { around, corner, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { lerp, mix, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { beads, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { areaColour, coat, doubled, veins } from "../pen/shapes.ts";
import { features, jaw } from "./face.ts";

function rays(pen: Pen, centre: Point, r: number): void {
  const count = 16;
  const { bright, glow, warm } = pen.paint;
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) * TAU) / count - Math.PI / 2;
    const spine = range(25, (_, u): Point => {
      const p = mix(polar(centre, r * 1.3, a), polar(centre, r * 2.02, a), u);
      const sway = Math.sin(u * TAU) * r * 0.077 * u;
      return [p[0] - Math.sin(a) * sway, p[1] + Math.cos(a) * sway];
    });
    const t = body(spine, (u) => r * 0.155 * (1 - u) ** 0.7, 36);
    doubled(pen, t.outline, bright, { gap: 5.5, weight: 2.6 });
    veins(
      pen,
      [-0.32, 0, 0.32].map((v) => t.along(v, 0.06, 0.72 - Math.abs(v) * 0.3, 14)),
      bright,
    );
  }
  for (let i = 0; i < count; i++) {
    const a = (i * TAU) / count - Math.PI / 2;
    const colour = i % 2 ? glow : warm;
    const p = petal(polar(centre, r * 1.26, a), polar(centre, r * 2.2, a), r * 0.185, {
      base: 0.32,
      tip: 0.85,
    });
    doubled(pen, p.outline, colour, { gap: 7, weight: 2.9 });
    veins(
      pen,
      range(11, (k) => 0.14 + k * 0.055).map((u) => [p.at(u, -0.55), p.at(u + 0.05, 0), p.at(u, 0.55)]),
      colour,
      1.3,
    );
  }
}

function rings(pen: Pen, centre: Point, r: number): void {
  const { bright, warm, deep, ground, ink } = pen.paint;
  const disc = (radius: number, colour: string, weight: number) => {
    pen.fill(ellipse(centre, radius), areaColour(pen, colour));
    pen.nib(ellipse(centre, radius), weight, ink, true);
  };
  disc(r * 1.36, bright, 3);
  pen.occupy(ellipse(centre, r * 1.36));
  for (let i = 0; i < 44; i++) {
    const a = (i * TAU) / 44;
    const colour = i % 2 ? warm : deep;
    const p = petal(polar(centre, r * 1.165, a), polar(centre, r * 1.345, a), r * 0.08, {
      base: 0.3,
      tip: 0.85,
    });
    coat(pen, p.outline, colour);
    veins(
      pen,
      [-0.35, 0.35].map((v) => p.along(v, 0.15, 0.6, 3)),
      colour,
      1,
    );
    pen.line(p.outline, 1.6, ink, true);
  }
  disc(r * 1.16, ground, 2.6);
  const ticks = Math.round(90 * Math.min(1.4, pen.scale ** 0.5));
  pen.lines(
    range(ticks, (_, t) => [polar(centre, r * 1.08, t * TAU), polar(centre, r * 1.15, t * TAU + 0.04)]),
    1.1,
  );
  pen.line(ellipse(centre, r * 1.08), 1.6, ink, true);
  beads(pen, centre, r * 1.04, 48, 2.2, warm);
  disc(r, pen.paint.glow, 3.2);
}

/** Hair drawn down from the parting, with combed lines. */
function hair(pen: Pen, centre: Point, r: number, colour: string): void {
  const k = r / 200;
  const map = (x: number, y: number): Point => [centre[0] + x * k, centre[1] + y * k];
  const knots: Knot[] = trace(
    "-210 -60!, -150 -105, -70 -118, 0 -152!, 70 -118, 150 -105, 210 -60!, 210 -260!, -210 -260!",
  );
  const outline = curve(
    knots.map(([x, y, c]): Knot => corner(map(x, y), c === 1)),
    true,
    3,
  );
  pen.fill(outline, "#1E1A18");
  const combed = [-1, 1].flatMap((s) =>
    range(10, (_, u) =>
      curve(
        [map(s * 3, -194 + u * 38), map(s * lerp(40, 80, u), -190 + u * 60), map(s * 200, -150 + u * 80)],
        false,
        8,
      ),
    ),
  );
  pen.lines(combed, 1.3, colour);
  pen.line([map(0, -196), map(0, -152)], 3.4, pen.paint.warm);
}

/** A face in a disc, as the sun and the moon have it. */
export function faceDisc(pen: Pen, centre: Point, radius: number, skin: string): void {
  const face = ellipse(centre, radius);
  pen.fill(face, skin);
  const over = pen.paint.hand === "flat" ? "#1E1A18" : lineOver(pen.paint, pen.paint.warm);
  pen.clip(face, () => {
    hair(pen, centre, radius / 0.965, skin);
    jaw(pen, centre, radius / 0.965, 8, over);
    for (const side of [-1, 1]) {
      const arcs = range(5, (j) =>
        range(12, (_, u) =>
          polar(
            centre,
            radius * (0.97 - j * 0.035),
            side > 0 ? lerp(-0.1 + j * 0.06, 0.42, u) : Math.PI - lerp(-0.1 + j * 0.06, 0.42, u),
          ),
        ),
      );
      pen.lines(arcs, 1, over);
    }
  });
  features(pen, centre, radius / 0.965, { skin, cheeks: true });
  pen.line(face, 1.8, "#1E1A18", true);
}

/** Where lines are light on a dark cloth the face is light too, or its black eyes would be lost. */
function skinOf(pen: Pen, colour: string): string {
  if (pen.paint.ink === PIGMENT.paper) return PIGMENT.paper;
  return DARK.has(colour) ? PIGMENT.turmeric : colour;
}

const DARK: ReadonlySet<string> = new Set([PIGMENT.indigo, PIGMENT.ink, PIGMENT.leaf, PIGMENT.geru]);

/** The sun: life going on. Radius of its face; rays reach to 2.2 times that. */
export function sun(pen: Pen, centre: Point, radius: number): void {
  rays(pen, centre, radius);
  rings(pen, centre, radius);
  faceDisc(pen, centre, radius * 0.965, skinOf(pen, areaColour(pen, pen.paint.bright)));
}

/** The moon's face held by a crescent, in a ring of stars. */
export function moon(pen: Pen, centre: Point, radius: number): void {
  const { deep, bright, fresh, ink, ground } = pen.paint;
  for (let i = 0; i < 24; i++) {
    const a = (i * TAU) / 24 - Math.PI / 2;
    const p = petal(polar(centre, radius * 1.7, a), polar(centre, radius * 2.18, a), radius * 0.2, {
      base: 0.3,
      tip: 0.7,
    });
    const colour = i % 2 ? deep : fresh;
    doubled(pen, p.outline, colour, { gap: 6, weight: 2.6 });
    veins(
      pen,
      [-0.4, 0, 0.4].map((v) => p.along(v, 0.15, 0.66, 6)),
      colour,
    );
  }
  pen.fill(ellipse(centre, radius * 1.76), areaColour(pen, deep));
  pen.nib(ellipse(centre, radius * 1.76), 3, ink, true);
  pen.occupy(ellipse(centre, radius * 1.8));
  beads(pen, centre, radius * 1.69, 60, 2.2, lineOver(pen.paint, deep));
  const horn: Point = [centre[0], centre[1] - radius * 0.52];
  const outer = range(60, (_, t) => polar(centre, radius * 1.6, lerp(-0.12, Math.PI + 0.12, t) * 1.0));
  const inner = range(60, (_, t) => polar(horn, radius * 1.62, lerp(Math.PI - 0.22, 0.22, t)));
  const crescent = [...outer, ...inner];
  const line = curve(
    [...crescent, ...crescent.slice(0, 1)].map((p): Knot => [p[0], p[1]]),
    false,
  );
  doubled(pen, line, bright, { gap: 9, weight: 3 });
  const stars = range(7, (_, t) => polar(centre, radius * 1.36, lerp(0.35, Math.PI - 0.35, t)));
  for (const s of stars) rosette(pen, s, radius * 0.13, { petals: 6, colour: pen.paint.warm, core: ground });
  for (const s of range(6, (_, t) => polar(centre, radius * 1.36, lerp(-0.5, -Math.PI + 0.5, t)))) {
    rosette(pen, s, radius * 0.14, { petals: 5, colour: bright, core: ground });
  }
  pen.fill(ellipse(centre, radius * 1.08), ground);
  pen.nib(ellipse(centre, radius * 1.08), 2.6, ink, true);
  beads(pen, centre, radius * 1.02, 52, 2, pen.paint.warm);
  faceDisc(pen, centre, radius * 0.965, skinOf(pen, ground));
  pen.dots(around(centre, radius * 1.63, 40), 1.3, lineOver(pen.paint, deep));
}

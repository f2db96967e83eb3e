import { body, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { lerp, type Point, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled, inked, single, veins } from "../pen/shapes.ts";

const SKIN = "#C98A4B";

/** A head that looks to the left, about 130 high with its neck at (x, y): one large eye, a pointed nose. */
export function smallHead(pen: Pen, x: number, y: number, skin = SKIN): void {
  const at = (text: string): Point[] => trace(text).map(([px, py, c]): Point => [x + px, y + py, c ?? 0]);
  const flat = pen.paint.hand === "flat";
  const face = curve(
    at(
      "-26 -116!, -44 -86, -56 -66, -70 -42!, -60 -36, -62 -26!, -56 -22, -60 -12!, -52 -2, -40 14, -8 16, 24 0, 38 -40, 34 -90, 6 -116",
    ),
    true,
    3,
  );
  single(pen, face, flat ? skin : pen.paint.ground, 2.2);
  const white = curve(at("-50 -62!, -34 -80, -8 -80, 18 -64!, -8 -52, -34 -52"), true, 2);
  pen.fill(white, "#FBF6EC");
  pen.fill(ellipse([x - 22, y - 65], 11), "#1E1A18");
  pen.nib(white, 1.8, "#1E1A18", true);
  pen.nib(curve(at("-52 -86, -30 -98, 16 -84"), false, 3), 2.6, "#1E1A18");
  pen.nib(curve(at("-58 -24, -46 -24, -38 -22"), false, 3), 2.4, flat ? pen.paint.warm : pen.paint.ink);
}

function limb(pen: Pen, knots: string, width: number, colour: string): void {
  const t = body(curve(trace(knots), false), profile(trace(`0 ${width}, 1 ${width * 0.7}`)), 30);
  single(pen, t.outline, colour, 2.2);
}

/**
 * A man who walks to the left with a pole on his shoulder, at y = 404; his feet are at y = 860, his middle at
 * x = 0.
 */
export function bearer(pen: Pen, cloth: string, turban: string, isOld = false): void {
  const { warm, ink, ground, bright } = pen.paint;
  const tone = isOld ? "#9A6334" : SKIN;
  const skin = pen.paint.hand === "flat" ? tone : ground;
  limb(pen, "-16 640, -36 740, -62 836", 22, skin);
  limb(pen, "22 640, 44 740, 66 834", 22, skin);
  for (const [fx, fy] of trace("-62 846, 66 844")) {
    inked(pen, ellipse([fx - 18, fy], 32, 13), skin, 2);
    pen.lines([trace(`${fx - 8} ${fy - 22}, ${fx + 14} ${fy - 20}`)], 3, warm);
  }
  const dhoti = curve(
    trace("-52 560!, 52 560!, 78 650, 84 744!, 26 720, -2 668!, -34 730, -90 740!, -78 640"),
    true,
  );
  const inner = doubled(pen, dhoti, ground, { gap: 6, weight: 2.6 });
  pen.clip(inner.length > 4 ? inner : dhoti, () =>
    veins(
      pen,
      range(9, (_, t) =>
        curve(
          [
            [lerp(-46, 46, t), 566],
            [lerp(-70, 70, t), 650],
            [lerp(-88, 84, t), 760],
          ],
          false,
          8,
        ),
      ),
      warm,
      1.3,
    ),
  );
  const shirt = curve(trace("-54 404!, -10 386, 44 396!, 62 480, 56 576!, 0 588, -56 576!, -62 480"), true);
  doubled(pen, shirt, cloth, { gap: 6, weight: 2.6, lie: 0.8 });
  pen.dots(
    range(9, (i): Point => [-30 + (i % 3) * 30, 444 + Math.floor(i / 3) * 40]),
    3,
    lineOver(pen.paint, cloth),
  );
  inked(
    pen,
    curve(trace("-62 560, 0 572, 62 560!, 62 584, 0 598, -62 584!"), true),
    areaColour(pen, bright),
    2,
  );
  limb(pen, "34 424, 74 470, 40 520, -6 470", 15, cloth);
  smallHead(pen, 2, 388, skin);
  const wound = curve(trace("-36 282!, -42 250, -6 222, 36 236, 50 280, 40 316!, 12 290"), true);
  single(pen, wound, turban, 2.4, 0.3);
  pen.lines(
    [curve(trace("-38 274, 0 246, 44 260")), curve(trace("-26 248, 10 240, 48 288"))],
    1.5,
    lineOver(pen.paint, turban),
  );
  pen.nib(curve(trace("-60 360, -46 354, -30 362")), 5, ink);
  if (isOld) greyBeard(pen);
}

/** Round the chin and up to the ear, so that the two who carry are two. */
function greyBeard(pen: Pen): void {
  const beard = curve(trace("-58 368!, -30 372, 2 352, 26 336!, 34 372, 16 404, -22 420, -54 400!"), true);
  single(pen, beard, "#F3EADA", 2.2);
  const hairs = range(7, (_, t) =>
    curve([
      [lerp(-50, 24, t), lerp(376, 350, t)],
      [lerp(-44, 20, t), lerp(396, 380, t)],
    ]),
  );
  pen.lines(hairs, 1.4, pen.paint.ink);
}

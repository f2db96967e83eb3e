import { around, curve, trace } from "../geometry/curve.ts";
import { lerp, nth, type Path, type Point, range } from "../geometry/point.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { inked, stitches } from "../pen/shapes.ts";
import { loop } from "./jewels.ts";
import type { Look } from "./sitter.ts";

const { ink, turmeric, geru, paper } = PIGMENT;

/** Small flowers strewn over a cloth, or rows of running stitch; the caller clips. */
export function buti(pen: Pen, look: Look): void {
  if (look.has("stitches")) {
    for (let y = 120; y < 820; y += 17)
      stitches(
        pen,
        [
          [60, y + 26],
          [400, y],
          [740, y + 26],
        ],
        9,
        1.8,
        paper,
      );
    return;
  }
  const light = look.dress === turmeric || look.dress === paper || look.dress === PIGMENT.fold;
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 15; column++) {
      const at: Point = [96 + column * 44 + (row % 2) * 22, 130 + row * 46];
      pen.stamp(`buti${light}`, [1, 0, 0, 1, at[0], at[1]], () => {
        pen.dots(around([0, 0], 6.5, 5), 1.7, light ? geru : turmeric);
        pen.dots([[0, 0]], 1.8, light ? ink : paper);
      });
    }
  }
}

/** A woven border between two edges, with teeth in the colour of the cloth. */
export function border(pen: Pen, look: Look, outer: Path, inner: Path): void {
  pen.fill([...outer, ...inner.slice().reverse()], look.border);
  const teeth = range(64, (_, t): Path => {
    const a = nth(outer, Math.round(t * (outer.length - 1)));
    const b = nth(inner, Math.round(t * (inner.length - 1)));
    return [a, [lerp(a[0], b[0], 0.62), lerp(a[1], b[1], 0.62)]];
  });
  pen.lines(teeth, 4.6, look.dress);
  pen.dots(
    teeth.map((p) => nth(p, 1)),
    2.6,
    look.border === paper ? geru : paper,
  );
  pen.nib(outer, 3, ink);
  pen.nib(inner, 3, ink);
}

/** The sari's end from one shoulder across the breast, in pleats. */
export function sariFall(pen: Pen, look: Look): void {
  const cloth = loop("560 668!, 640 710, 700 780, 716 876!, 140 876!, 310 800, 450 720");
  inked(pen, cloth, look.dress, 3);
  const pleats = range(6, (_, t) =>
    curve([
      [lerp(556, 620, t), lerp(676, 706, t)],
      [lerp(470, 580, t), lerp(736, 780, t)],
      [lerp(290, 560, t), lerp(836, 886, t)],
    ]),
  );
  pen.lines(pleats, 1.7);
  border(
    pen,
    look,
    curve(trace("556 664, 450 720, 310 800, 136 878")),
    curve(trace("576 684, 470 744, 336 824, 210 884")),
  );
}

/** A collarless shirt with a buttoned slit. */
export function kurta(pen: Pen, look: Look, shoulders: Path): void {
  inked(pen, shoulders, look.dress, 3.2);
  pen.nib(curve(trace("318 660, 350 712, 412 734, 484 712, 530 660")), 9, look.border);
  pen.nib(curve(trace("300 668, 338 728, 412 752, 494 728, 546 668")), 2.4, ink);
  pen.nib(trace("412 752, 410 876"), 2.4, ink);
  pen.dots(trace("423 774, 423 800, 423 826"), 4.4, look.border);
  pen.lines(
    range(4, (i) => curve(trace(`${180 + i * 16} ${760 - i * 8}, ${196 + i * 18} 800, ${190 + i * 20} 850`))),
    1.6,
  );
}

import { body } from "../geometry/body.ts";
import { curve, trace } from "../geometry/curve.ts";
import { lerp, type Path, range } from "../geometry/point.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { inked } from "../pen/shapes.ts";
import { gamcha, loop } from "./jewels.ts";
import type { Look, Sitter } from "./sitter.ts";

const { ink, geru, rose } = PIGMENT;

/** A plait over the shoulder, its strands crossing. */
function plait(pen: Pen, look: Look): void {
  const t = body(curve(trace("520 450, 566 540, 570 650, 540 800")), (u) => 33 - 9 * u, 60);
  inked(pen, t.outline, look.hair, 3);
  const strands = range(12, (i): Path => {
    const [u, side] = [i * 0.078, i % 2 ? 1 : -1];
    return curve([
      t.at(u, side),
      t.at(u + 0.05, side * 0.2),
      t.at(u + 0.15, -side * 0.72),
      t.at(u + 0.2, -side),
    ]);
  });
  pen.lines(strands, 2.2, look.comb);
  pen.occupy(t.outline);
}

/**
 * The hair behind the head, and in a second call what lies over the forehead, which the caller clips to the
 * face.
 */
export function hairAhead(pen: Pen, look: Look, { head }: Sitter, part: "behind" | "over"): void {
  if (part === "over") {
    overForehead(pen, look, head === "cropped" || head === "turban");
    return;
  }
  if (head === "turban") return;
  const crown =
    head === "cropped"
      ? loop("400 128, 490 144, 556 216, 572 320, 552 392, 400 420, 248 392, 228 320, 244 216, 310 144")
      : loop(
          "400 130, 486 144, 556 214, 576 320, 566 420, 520 500, 400 530, 280 500, 234 420, 224 320, 244 214, 314 144",
        );
  inked(pen, crown, look.hair, 3.4);
  pen.occupy(crown);
  pen.clip(crown, () =>
    pen.lines(
      [-1, 1].flatMap((side) =>
        range(7, (_, t) =>
          curve([
            [400 + side * 6, 130 + t * 22],
            [400 + side * lerp(120, 168, 1 - t), 190 + t * 30],
            [400 + side * lerp(164, 186, 1 - t), 400],
          ]),
        ),
      ),
      1.5,
      look.comb,
    ),
  );
  if (head === "plait") plait(pen, look);
  if (look.has("flowers"))
    for (const p of trace("566 420, 584 452, 560 470")) rosette(pen, p, 22, { colour: rose });
}

/** Hair drawn from the parting; a man's lies shorter, without the red of marriage. */
function overForehead(pen: Pen, look: Look, short: boolean): void {
  const outline = short
    ? loop("220 350!, 262 270, 320 232, 400 222, 480 232, 538 270, 580 350!, 610 120!, 190 120!")
    : loop("190 400!, 246 300, 310 240, 400 206!, 490 240, 554 300, 610 400!, 610 120!, 190 120!");
  inked(pen, outline, look.hair, 2.4);
  const combed = [-1, 1].flatMap((s) =>
    range(9, (_, t) =>
      curve([
        [400 + s * 4, 176 + t * 24],
        [400 + s * lerp(60, 84, t), 186 + t * 48],
        [400 + s * 176, 250 + t * 96],
      ]),
    ),
  );
  pen.lines(combed, 1.5, look.comb);
  if (look.has("streak")) pen.lines(combed.slice(3, 6), 5, "#CFC8BB");
  if (look.has("parting")) pen.line(trace("400 166, 400 206"), 7, geru);
}

/** A checked cloth wound about the head, its end hanging behind an ear. */
export function turban(pen: Pen): void {
  gamcha(pen, loop("560 250!, 600 300, 626 400, 610 460!, 566 440, 570 350, 548 270!"), 0.2);
  pen.occupy(loop("560 250!, 600 300, 626 400, 610 460!, 566 440, 570 350, 548 270!"));
  const cap = loop(
    "228 268!, 230 180, 300 104, 400 84, 500 104, 570 180, 572 268!, 486 226, 400 214, 314 226",
  );
  gamcha(pen, cap, 0.5);
  for (const roll of [
    "230 266, 300 200, 420 160, 560 150",
    "236 214, 300 150, 400 116, 520 116",
    "572 266, 500 204, 400 178, 330 172",
  ])
    pen.nib(curve(trace(roll)), 3, ink);
  pen.occupy(cap);
}

import { petal } from "../geometry/body.ts";
import { curve, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { polar } from "../geometry/point.ts";
import { singleFish } from "../motifs/fish.ts";
import { band } from "../pen/bands.ts";
import { paintFor } from "../pen/paint.ts";
import { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { seeded } from "../pen/random.ts";

const { ink, geru, turmeric, paper, fold } = PIGMENT;

const BAG = trace("96 214!, 256 226, 416 214!, 428 320, 416 408, 352 462, 256 474, 160 462, 96 408, 84 320");

/** The jhola of the brand: bag, strap, a band of triangles and one lotus. 512 by 512. */
export function mark(background?: string): string {
  const pen = new Pen(paintFor("bharni", 0), seeded(1));
  const arch = curve(trace("120 226, 118 140, 170 62, 256 40, 342 62, 394 140, 392 226"));
  pen.line(arch, 40, ink);
  pen.line(arch, 22, turmeric);
  const bag = curve(BAG, true, 6);
  pen.fill(bag, geru);
  pen.line(bag, 15, ink, true);
  for (const a of [-1.05, 1.05, -0.55, 0.55, 0]) {
    const p = petal([256, 416], polar([256, 416], 128 - Math.abs(a) * 18, a - Math.PI / 2), 34, {
      base: 0.8,
      tip: 0.62,
    });
    pen.fill(p.outline, a ? paper : turmeric);
    pen.line(p.outline, 9, ink, true);
  }
  pen.line(curve(trace("92 258, 256 270, 420 258"), false, 8), 9, ink);
  return pen.svg(512, 512, background);
}

/** One tile of the hatched triangle band, 24 by 22. */
export function bandTile(): string {
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const hatching = [4, 8, 12, 16, 20]
    .map((x) => `M${x} 17.5V${x <= 12 ? 17.5 - x * 1.04 : 17.5 - (24 - x) * 1.04}`)
    .join("");
  const parts = [
    `<path d="M0 18L12 4L24 18z" fill="${paper}"/>`,
    line(hatching, geru, 0.9),
    line("M0 18L12 4L24 18", ink, 1.3),
    line("M0 1H24M0 21H24", ink, 1),
    line("M0 18.4H24M0 3.6H24", ink, 1.2),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="22" viewBox="0 0 24 22">${parts.join("")}</svg>`;
}

/** A bag in outline with nothing painted yet; kept plain, since it stands in for a missing picture. */
function plainBag(pen: Pen): void {
  const arch = curve(trace("440 470, 450 300, 600 200, 750 300, 760 470"), false, 8);
  pen.line(arch, 26, ink);
  pen.line(arch, 19, fold);
  const bag = curve(trace("300 440!, 600 434, 900 440!, 930 960!, 600 972, 270 960!"), true, 10);
  pen.fill(bag, paper);
  pen.line(bag, 5, ink, true);
  pen.line(
    bag.map(([x, y]) => [600 + (x - 600) * 0.955, 706 + (y - 706) * 0.945]),
    2,
    ink,
    true,
  );
  for (const a of [-1.1, 1.1, -0.6, 0.6, 0]) {
    const p = petal([600, 790], polar([600, 790], 190 - Math.abs(a) * 20, a - Math.PI / 2), 46, {
      base: 0.8,
      tip: 0.62,
    });
    pen.fill(p.outline, paper);
    pen.lines(
      [-0.5, -0.2, 0.2, 0.5].map((v) => p.along(v, 0.2, 0.7, 5)),
      2,
      geru,
    );
    pen.line(p.outline, 3.6, ink, true);
  }
  pen.place(move(290, 868), () => band(pen, 620, 54, "triangles"));
}

/** What is shown where a product's picture is missing, 1200 by 1200. */
export function fallback(): string {
  const pen = new Pen(paintFor("kachni", 0), seeded(2));
  pen.coarse = 5;
  plainBag(pen);
  return pen.svg(1200, 1200, fold);
}

/** The fish beside the rivers of the contact page's map, 480 by 260, without ground. */
export function mapFish(): string {
  const pen = new Pen(paintFor("bharni", 0), seeded(7));
  pen.place(move(24, 0, 0, 0.42), () => singleFish(pen));
  return pen.svg(480, 260);
}

import { type Box, boxOf, centreOf, corners, fitting, shrink } from "../geometry/box.ts";
import { ellipse } from "../geometry/curve.ts";
import { mirrorAt, move } from "../geometry/matrix.ts";
import { nth, type Path, range } from "../geometry/point.ts";
import { figureFor, type Motif } from "../motifs/motifs.ts";
import { type BandKind, band, frame, ringBand } from "../pen/bands.ts";
import { type FillerName, fillGround } from "../pen/fillers.ts";
import type { Cloth, Paint, Style } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import type { Field } from "./piece.ts";

/** What is painted on a product, and in which colours. */
export interface Design {
  motif: Motif;
  style: Style;
  seed: number;
  layout?: Layout | undefined;
  cloth: Cloth;
  /** Painted straight on the cloth. */
  onCloth: Paint;
  /** Painted on a light panel. */
  onPanel: Paint;
}

type Composition = (pen: Pen, box: Box, outline: Path, design: Design) => void;

const BANDS: readonly BandKind[] = ["triangles", "petals", "waves", "diamonds", "leaves", "fish", "dots"];

export const FILLERS: Readonly<Record<Style, readonly FillerName[]>> = {
  bharni: ["twig", "twig", "flower", "sprig", "trio", "dot"],
  kachni: ["twig", "fish", "sprig", "ring", "dot"],
  godna: ["spiral", "flower", "ring", "trio", "dot"],
  tantrik: ["flower", "spiral", "ring", "trio", "dot"],
  kohbar: ["fish", "twig", "flower", "sprig", "trio", "dot"],
};

/**
 * Fillers lie straight on the cloth: on a dark one their outlines are light, and in line work of the second
 * colour.
 */
export function fillerPaint({ cloth, onCloth }: Design, paint: Paint): Paint {
  if (paint !== onCloth) return paint;
  if (!cloth.dark) return paint.hand === "flat" ? paint : { ...paint, ground: cloth.base };
  return { ...paint, ink: paint.hand === "flat" ? PIGMENT.paper : paint.warm, ground: cloth.base };
}

function fillers(pen: Pen, outline: Path, design: Design, paint: Paint, mirrorX?: number): void {
  const kinds = FILLERS[design.style];
  pen.painting(fillerPaint(design, paint), () => {
    fillGround(pen, outline, {
      kinds,
      mirrorX,
      pad: 6,
      tint: paint === design.onCloth ? "c" : "p",
      scale: 1.15,
    });
  });
}

function figure(pen: Pen, box: Box, design: Design): void {
  const drawing = figureFor(design.motif, box.w / box.h);
  pen.place(fitting(drawing.box, box), () => drawing.draw(pen));
}

function bandAlong(pen: Pen, box: Box, kind: BandKind, paint: Paint, tint: string): void {
  pen.painting(paint, () => pen.place(move(box.x, box.y), () => band(pen, box.w, box.h, kind, tint)));
}

/** The figure large on the bare cloth, over one or two bands. */
const onBands: Composition = (pen, box, outline, design) => {
  const kind = nth(BANDS, design.seed + 1);
  const h = Math.max(26, Math.min(54, box.h * 0.09));
  const low = box.y + box.h - h * 1.25;
  bandAlong(pen, { x: box.x - 20, y: low, w: box.w + 40, h }, kind, design.onPanel, "p");
  bandAlong(
    pen,
    { x: box.x - 20, y: low - h * 0.5, w: box.w + 40, h: h * 0.42 },
    "hatch",
    design.onPanel,
    "p",
  );
  const room = shrink({ x: box.x, y: box.y, w: box.w, h: box.h - h * 1.9 }, Math.min(box.w, box.h) * 0.045);
  pen.painting(design.onCloth, () => figure(pen, room, design));
  if (design.seed % 3) fillers(pen, outline, design, design.onCloth);
};

/** A framed picture on a light ground, as on paper. */
const framed: Composition = (pen, box, _outline, design) => {
  const side = Math.min(box.w, box.h);
  const sheet = shrink(box, side * 0.055);
  const thick = Math.max(20, side * 0.07);
  pen.fill(corners(sheet), PIGMENT.paper);
  pen.painting(design.onPanel, () => {
    frame(pen, sheet, thick, nth(BANDS, design.seed), "p");
    const inner = shrink(sheet, thick + 4);
    figure(pen, shrink(inner, side * 0.025), design);
    fillers(pen, corners(inner), design, design.onPanel);
  });
};

/** A round medallion with the figure in it, and rosettes or fillers about it. */
const medallion: Composition = (pen, box, outline, design) => {
  const centre = centreOf(box);
  const r = Math.min(box.w, box.h) * 0.455;
  pen.fill(ellipse(centre, r), design.onPanel.ground);
  pen.painting(design.onPanel, () => {
    ringBand(pen, centre, r * 0.87, r);
    const s = r * 1.26;
    figure(pen, { x: centre[0] - s / 2, y: centre[1] - s / 2, w: s, h: s }, design);
    fillers(pen, ellipse(centre, r * 0.86), design, design.onPanel);
  });
  pen.occupy(ellipse(centre, r * 1.03));
  fillers(pen, outline, design, design.onCloth);
};

/** The figure as large as the field allows, and no ground left empty. */
const dense: Composition = (pen, box, outline, design) => {
  pen.painting(design.onCloth, () => figure(pen, shrink(box, Math.min(box.w, box.h) * 0.05), design));
  fillers(pen, outline, design, design.onCloth);
};

/** Small figures in rows, turned about in every second one. */
const rows: Composition = (pen, box, _outline, design) => {
  const across = box.w > box.h * 1.4 ? 4 : 3;
  const cell = box.w / across;
  const down = Math.max(1, Math.round(box.h / cell));
  const high = box.h / down;
  const drawing = figureFor(design.motif, 2);
  pen.painting(design.onCloth, () => {
    const small = fitting(drawing.box, { x: 0, y: 0, w: cell * 0.84, h: high * 0.84 });
    for (let i = 0; i < across * down; i++) {
      const x = box.x + (i % across) * cell + cell * 0.08;
      const y = box.y + Math.floor(i / across) * high + high * 0.08;
      const flip = (i + Math.floor(i / across)) % 2 === 1;
      pen.stamp(`row-${flip}`, move(x, y), () =>
        pen.place(flip ? mirrorAt(cell * 0.42) : [1, 0, 0, 1, 0, 0], () =>
          pen.place(small, () => drawing.draw(pen)),
        ),
      );
    }
    for (const [x, y] of range(
      (across - 1) * Math.max(0, down - 1),
      (i) =>
        [box.x + ((i % (across - 1)) + 1) * cell, box.y + (Math.floor(i / (across - 1)) + 1) * high] as const,
    )) {
      rosette(pen, [x, y], Math.min(cell, high) * 0.1, { petals: 8, colour: pen.paint.warm });
    }
  });
};

/** Bands above and below the figure, across the whole width. */
const banded: Composition = (pen, box, outline, design) => {
  const h = Math.max(26, Math.min(56, box.h * 0.085));
  const kind = nth(BANDS, design.seed + 3);
  for (const y of [box.y + h * 0.3, box.y + box.h - h * 1.3]) {
    bandAlong(pen, { x: box.x - 20, y, w: box.w + 40, h }, kind, design.onPanel, "p");
  }
  const room = { x: box.x, y: box.y + h * 1.5, w: box.w, h: box.h - h * 3 };
  pen.painting(design.onCloth, () => figure(pen, shrink(room, Math.min(box.w, room.h) * 0.04), design));
  fillers(pen, outline, design, design.onCloth);
};

/** Two figures face to face, for a low wide field. */
const pair: Composition = (pen, box, outline, design) => {
  const drawing = figureFor(design.motif, 2);
  const room = shrink({ ...box, w: box.w / 2 }, Math.min(box.w, box.h) * 0.05);
  pen.painting(design.onCloth, () =>
    pen.mirror(box.x + box.w / 2, () => pen.place(fitting(drawing.box, room), () => drawing.draw(pen))),
  );
  fillers(pen, outline, design, design.onCloth, box.x + box.w / 2);
};

const LAYOUTS = { bands: onBands, framed, dense, medallion, banded, rows, pair } as const;

export type Layout = keyof typeof LAYOUTS;

const PLAIN: readonly Layout[] = [
  "bands",
  "framed",
  "dense",
  "medallion",
  "banded",
  "bands",
  "framed",
  "rows",
];
const CHOICES: Readonly<Record<NonNullable<Field["kind"]>, readonly Layout[]>> = {
  plain: PLAIN,
  round: ["dense", "medallion", "dense", "bands"],
  strip: ["banded", "framed", "dense"],
  small: ["dense"],
};

/** Figures that are still read when eight of them share a pouch. */
const SMALL: ReadonlySet<Motif> = new Set(["fish", "lotus", "leaf", "turtle", "elephant", "sun", "mangoes"]);

/** Paints one field of a product as its design says; where it says nothing, the seed chooses. */
export function paintField(pen: Pen, field: Field, design: Design): void {
  const box = boxOf(field.outline);
  const { kind = "plain" } = field;
  const usual = nth(CHOICES[kind], design.seed);
  const chosen = kind === "small" ? usual : (design.layout ?? usual);
  const layout = chosen === "rows" && !SMALL.has(design.motif) ? "bands" : chosen;
  pen.clip(field.outline, () => LAYOUTS[layout](pen, box, field.outline, design));
}

import { nth } from "../geometry/point.ts";
import { PIGMENT } from "./pigments.ts";

export type Style = "bharni" | "kachni" | "godna" | "tantrik" | "kohbar";
export type Palette = "natural" | "geru" | "indigo" | "turmeric" | "leaf" | "rose" | "palash" | "black";

/** The colours a motif asks for by their part in it, and the hand in which areas are filled. */
export interface Paint {
  ink: string;
  /** What shows where nothing is painted, and in the gap of a double outline. */
  ground: string;
  deep: string;
  warm: string;
  bright: string;
  fresh: string;
  soft: string;
  glow: string;
  hand: "flat" | "hatched" | "dotted";
  gap: "hatch" | "solid" | "dots";
  /** How much bolder than on paper every line is; line work on cloth must be read from afar. */
  bold?: number;
}

export interface Cloth {
  base: string;
  /** Weave and fold strokes. */
  thread: string;
  /** Lining, back of handles, hems. */
  shade: string;
  /** Stitches and bindings that show on it. */
  trim: string;
  dark: boolean;
}

type Hues = Pick<Paint, "deep" | "warm" | "bright" | "fresh" | "soft" | "glow">;

const { ink, geru, turmeric, indigo, leaf, palash, rose, paper } = PIGMENT;

const BHARNI: readonly Hues[] = [
  { deep: indigo, warm: geru, bright: turmeric, fresh: leaf, soft: rose, glow: palash },
  { deep: geru, warm: indigo, bright: turmeric, fresh: leaf, soft: palash, glow: rose },
  { deep: leaf, warm: geru, bright: turmeric, fresh: indigo, soft: palash, glow: rose },
  { deep: palash, warm: leaf, bright: turmeric, fresh: indigo, soft: rose, glow: geru },
];

const LINE_PAIRS: readonly (readonly [string, string])[] = [
  [ink, geru],
  [ink, indigo],
  [geru, ink],
  [ink, leaf],
];

function lineHues(first: string, second: string): Hues {
  return { deep: first, warm: second, bright: first, fresh: first, soft: second, glow: second };
}

function base(style: Style, seed: number): Paint {
  const [first, second] = nth(LINE_PAIRS, seed);
  switch (style) {
    case "bharni":
      return { ...nth(BHARNI, seed), ink, ground: paper, hand: "flat", gap: "hatch" };
    case "kachni":
      return { ...lineHues(first, second), ink: first, ground: paper, hand: "hatched", gap: "hatch" };
    case "godna":
      return { ...lineHues(ink, seed % 2 ? leaf : geru), ink, ground: paper, hand: "dotted", gap: "dots" };
    case "tantrik": {
      const hues = { deep: ink, warm: geru, bright: turmeric, fresh: geru, soft: palash, glow: turmeric };
      return { ...hues, ink, ground: paper, hand: "flat", gap: "solid" };
    }
    case "kohbar": {
      const hues = {
        deep: geru,
        warm: rose,
        bright: turmeric,
        fresh: seed % 2 ? leaf : geru,
        soft: rose,
        glow: palash,
      };
      return { ...hues, ink, ground: paper, hand: "flat", gap: "hatch" };
    }
  }
}

/** A style's colours on paper; line work can be asked to be bolder. */
export function paintFor(style: Style, seed: number, bold = 1): Paint {
  const paint = base(style, seed);
  return paint.hand === "flat" ? paint : { ...paint, bold };
}

const OTHER: Readonly<Record<string, string>> = {
  [geru]: turmeric,
  [indigo]: palash,
  [leaf]: rose,
  [turmeric]: indigo,
  [rose]: indigo,
  [palash]: leaf,
  [ink]: geru,
};

/**
 * A style's colours on a cloth: line work turns light on dark cloth, and no figure has the colour of its
 * ground.
 */
export function paintOn(cloth: Cloth, style: Style, seed: number): Paint {
  const paint = base(style, seed);
  if (paint.hand !== "flat") {
    // On a tinted cloth the figure stands on an opaque white; on a dark one its outline is one solid white
    // band.
    if (!cloth.dark) return { ...paint, ground: isPale(cloth) ? cloth.base : paper, bold: 1.35 };
    const second = nth([turmeric, "#F0C9B0", "#E9D9A8"], seed);
    return {
      ...paint,
      ...lineHues(paper, second),
      ink: paper,
      ground: cloth.shade,
      gap: "solid",
      bold: 1.25,
    };
  }
  const avoid = (hue: string) => (hue === cloth.trim ? (OTHER[hue] ?? hue) : hue);
  const { deep, warm, bright, fresh, soft, glow } = paint;
  const hues = { deep: avoid(deep), warm: avoid(warm), bright: avoid(bright) };
  return { ...paint, ...hues, fresh: avoid(fresh), soft: avoid(soft), glow: avoid(glow) };
}

const isPale = (cloth: Cloth): boolean => CLOTHS.natural.includes(cloth);

const CLOTHS: Readonly<Record<Palette, readonly Cloth[]>> = {
  natural: [
    { base: "#FBF4E3", thread: "#DCCBA6", shade: "#EADBBB", trim: geru, dark: false },
    { base: "#F4E6C9", thread: "#D3BD92", shade: "#E2CFA6", trim: indigo, dark: false },
    { base: "#FAF1DE", thread: "#DAC8A2", shade: "#EAD9B6", trim: leaf, dark: false },
  ],
  geru: [{ base: "#A6382D", thread: "#7E241E", shade: "#8A2A22", trim: geru, dark: true }],
  indigo: [
    { base: "#2B4675", thread: "#1A3157", shade: "#213A64", trim: indigo, dark: true },
    { base: "#41639A", thread: "#2C4A7C", shade: "#33528A", trim: indigo, dark: true },
  ],
  turmeric: [
    { base: "#E3AE3C", thread: "#B98621", shade: "#CF9829", trim: turmeric, dark: false },
    { base: "#EFD596", thread: "#D0B067", shade: "#E0C177", trim: turmeric, dark: false },
  ],
  leaf: [
    { base: "#456F49", thread: "#2E5233", shade: "#375D3B", trim: leaf, dark: true },
    { base: "#A9BE8C", thread: "#809A61", shade: "#97AE79", trim: leaf, dark: false },
  ],
  rose: [{ base: "#E6B5AC", thread: "#C88B84", shade: "#D79F96", trim: rose, dark: false }],
  palash: [
    { base: "#D8713F", thread: "#B04F23", shade: "#C15D2E", trim: palash, dark: true },
    { base: "#E7A468", thread: "#C77F42", shade: "#D69054", trim: palash, dark: false },
  ],
  black: [{ base: "#2A2623", thread: "#47403A", shade: "#1B1816", trim: ink, dark: true }],
};

export function clothFor(palette: Palette, seed: number): Cloth {
  return nth(CLOTHS[palette], seed);
}

/** A colour of stitches or bindings that shows on the cloth. */
export function stitchOn(cloth: Cloth): string {
  if (cloth.trim === ink) return turmeric;
  return cloth.dark ? paper : (OTHER[cloth.trim] ?? geru);
}

/** A colour for tassels and fringes: never that of the cloth. */
export function accentOn(cloth: Cloth): string {
  return OTHER[cloth.trim] ?? geru;
}

/**
 * Lines over a flat area: light over dark pigments, ink over turmeric. In line work they take the area's own
 * colour.
 */
export function lineOver(paint: Paint, colour: string): string {
  if (paint.hand !== "flat") return colour;
  return colour === turmeric || colour === paper ? paint.ink : paper;
}

import { PIGMENT } from "../pen/pigments.ts";
import type { Hand } from "../products/hand.ts";

/** What a portrait shows of somebody; a maker's story says which of it. */
export interface Sitter {
  /** In profile a face looks to the left or the right with one large eye, as in the paintings. */
  looks: "ahead" | "left" | "right";
  age: "young" | "middle" | "old";
  /** What is on the head: the sari's end, a turban wound from a gamcha, or hair alone. */
  head: "veil" | "turban" | "bun" | "plait" | "cropped";
  skin: "light" | "wheat" | "brown" | "dark";
  dress: keyof typeof PIGMENT;
  border: keyof typeof PIGMENT;
  wears?: readonly Wearing[];
}

/** A `streak` is a strand of grey, `heavy` lids are half closed, `tattoos` are godna marks. */
export type Wearing =
  | "round-mark"
  | "long-mark"
  | "parting"
  | "nose-ring"
  | "nose-stud"
  | "necklaces"
  | "beads"
  | "torque"
  | "chain"
  | "spectacles"
  | "moustache"
  | "gamcha"
  | "flowers"
  | "tattoos"
  | "streak"
  | "heavy-lids"
  | "stitches";

const SKINS: Readonly<Record<Sitter["skin"], string>> = {
  light: "#E0AC6C",
  wheat: "#D99C5B",
  brown: "#C98A4B",
  dark: "#B37340",
};

/** The sitter's colours, and what is asked of the drawing again and again. */
export interface Look {
  skin: string;
  dress: string;
  border: string;
  hair: string;
  /** Combed lines on the hair. */
  comb: string;
  has: (what: Wearing) => boolean;
  old: boolean;
}

/** The sitter's hand at work, in a sleeve of the same cloth. */
export function handOf(sitter: Sitter, tool: Hand["tool"]): Hand {
  const { skin, dress, head } = sitter;
  return { skin: SKINS[skin], sleeve: PIGMENT[dress], adorned: head === "veil" || head === "bun", tool };
}

export function lookOf({ skin, dress, border, age, wears = [] }: Sitter): Look {
  const old = age === "old";
  return {
    skin: SKINS[skin],
    dress: PIGMENT[dress],
    border: PIGMENT[border],
    hair: old ? "#CFC8BB" : PIGMENT.ink,
    comb: old ? "#6E655B" : "#8A735A",
    has: (what) => wears.includes(what),
    old,
  };
}

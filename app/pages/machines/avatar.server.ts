import { createAvatar } from "@dicebear/core";
import { create, meta, schema } from "@dicebear/initials";

/** Initials as a small SVG on the shop's folded paper. */
export const initialsSvg = (letters: string): string =>
  createAvatar(
    { create, meta, schema },
    {
      seed: letters,
      chars: 4,
      backgroundColor: ["f1e7d3"],
      textColor: ["1e1a18"],
      fontFamily: ["Eczar", "Georgia", "Times New Roman", "serif"],
      fontSize: 38,
      fontWeight: 500,
    },
  ).toString();

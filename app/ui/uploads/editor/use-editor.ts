import { useState } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import {
  type Cut,
  isUntouched,
  mostCut,
  noCut,
  noEdit,
  type PictureEdit,
  turned,
} from "#values/picture-edit.ts";
import { squaredFrame } from "./frame-moves.ts";
import { usePreview } from "./use-preview.ts";

export interface EditorUse {
  /** The picture's address. */
  picture: string;
  /** How it is edited so far. */
  edit: PictureEdit;
  /** It stands in the shop as a square: its frame is one at first. */
  isSquare: boolean;
}

export type EditorState = ReturnType<typeof useEditor>;

const across = { left: "right", top: "bottom", right: "left", bottom: "top" } as const;

/** An edit while it is made. */
export function useEditor({ picture, edit: start, isSquare }: EditorUse) {
  const [edit, setEdit] = useState(start);
  const [keepsSquare, setKeepsSquare] = useState(isSquare);
  const [aspect, setAspect] = useState<number>();
  const isHydrated = useHydrated();
  const preview = usePreview(picture, edit, isHydrated);
  const change = (part: Partial<PictureEdit>) => setEdit((now) => ({ ...now, ...part }));
  return {
    picture,
    edit,
    preview,
    isHydrated,
    aspect,
    keepsSquare,
    change,
    /** What is typed as a number need not be a square. */
    cutBy(side: keyof Cut, percent: number) {
      setKeepsSquare(false);
      setEdit((now) => {
        const most = mostCut - now[across[side]];
        return { ...now, [side]: Math.min(most, Math.max(0, Math.round(percent) || 0)) };
      });
    },
    turn: (way: "left" | "right") => setEdit((now) => turned(now, way)),
    /** The preview has come, and says how wide the picture is by its height. */
    see(seen: number) {
      setAspect(seen);
      if (aspect === undefined && isSquare && isUntouched(start)) change(squaredFrame(noCut, seen));
    },
    square(keeps: boolean) {
      setKeepsSquare(keeps);
      if (keeps && aspect !== undefined) change(squaredFrame(edit, aspect));
    },
    undo() {
      setKeepsSquare(false);
      setEdit(noEdit);
    },
  };
}

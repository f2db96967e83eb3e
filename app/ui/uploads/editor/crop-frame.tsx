import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Cut } from "#values/picture-edit.ts";
import { editorText as text } from "./editor.text.ts";
import { type Corner, corners, type Move, movedCorner, movedFrame } from "./frame-moves.ts";

interface CropFrameProps {
  cut: Cut;
  /** The picture's width by its height where the frame stays square. */
  aspect: number | undefined;
  onChange(cut: Cut): void;
}

const placed = ({ left, top, right, bottom }: Cut) => ({
  left: `${left}%`,
  top: `${top}%`,
  right: `${right}%`,
  bottom: `${bottom}%`,
});

/** What stays of the picture below, with a guide of thirds; moved by touch, mouse and arrow keys. */
export function CropFrame({ cut, aspect, onChange }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const moveBy = useMoves(box, cut);
  return (
    <div ref={box} className="absolute inset-0 touch-none overflow-hidden">
      <div
        style={placed(cut)}
        className="absolute shadow-[inset_0_0_0_1px_var(--color-paper),0_0_0_100vmax_rgb(30_26_24/0.6)] outline-1 outline-ink"
      >
        <button
          type="button"
          aria-label={text.frame}
          className="absolute inset-0 cursor-move touch-none focus-visible:-outline-offset-4"
          {...moveBy((start, move) => onChange(movedFrame(start, move)))}
        >
          <Thirds />
        </button>
        {corners.map((corner) => (
          <button
            key={corner.y + corner.x}
            type="button"
            aria-label={text.corner(corner.y, corner.x)}
            className={`absolute grid size-11 touch-none place-items-center ${placeOf(corner)}`}
            {...moveBy((start, move) => onChange(movedCorner(start, corner, move, aspect)))}
          >
            <span className="size-4 rounded-full border-2 border-ink bg-paper" />
          </button>
        ))}
      </div>
    </div>
  );
}

/** A corner's mark stands inside the frame, so that all of it can be touched at the picture's own edge. */
const placeOf = ({ x, y }: Corner): string =>
  `${x === "left" ? "-left-3 cursor-nwse-resize" : "-right-3 cursor-nesw-resize"} ${y === "top" ? "-top-3" : "-bottom-3"}`;

function Thirds() {
  const line = "absolute bg-paper/70 outline-1 outline-ink/25";
  return (
    <>
      {["left-1/3", "left-2/3"].map((at) => (
        <span key={at} className={`${line} inset-y-0 w-px ${at}`} />
      ))}
      {["top-1/3", "top-2/3"].map((at) => (
        <span key={at} className={`${line} inset-x-0 h-px ${at}`} />
      ))}
    </>
  );
}

const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a button of the frame hears: by how much it is moved, from where it stood. */
function useMoves(box: { current: HTMLDivElement | null }, cut: Cut) {
  const drag = useRef<{ x: number; y: number; start: Cut }>(undefined);
  return (act: (start: Cut, move: Move) => void) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, start: cut };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { width, height } = box.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
      if (!drag.current) return;
      const { x, y, start } = drag.current;
      act(start, { x: (100 * (clientX - x)) / width, y: (100 * (clientY - y)) / height });
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
    onKeyDown(event: KeyboardEvent) {
      const step = keys[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? 10 : 1;
      act(cut, { x: far * step.x, y: far * step.y });
    },
  });
}

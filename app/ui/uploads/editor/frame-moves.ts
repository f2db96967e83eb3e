import { type Cut, mostCut } from "#values/picture-edit.ts";

/** By how many percent of the picture's sides the pointer or a key has moved. */
export interface Move {
  x: number;
  y: number;
}

export interface Corner {
  x: "left" | "right";
  y: "top" | "bottom";
}

export const corners: readonly Corner[] = [
  { x: "left", y: "top" },
  { x: "right", y: "top" },
  { x: "left", y: "bottom" },
  { x: "right", y: "bottom" },
];

const least = 100 - mostCut;
const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** The frame at another place, as large as it was. */
export function movedFrame({ left, top, right, bottom }: Cut, { x, y }: Move): Cut {
  const [moreLeft, moreTop] = [
    within(left + Math.round(x), left + right),
    within(top + Math.round(y), top + bottom),
  ];
  return { left: moreLeft, right: left + right - moreLeft, top: moreTop, bottom: top + bottom - moreTop };
}

const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

/**
 * The frame with one corner elsewhere, the one across from it where it was. With an aspect (the picture's
 * width by its height) it stays square.
 */
export function movedCorner(cut: Cut, { x, y }: Corner, move: Move, aspect?: number): Cut {
  const room = { width: 100 - cut[opposite[x]], height: 100 - cut[opposite[y]] };
  const wanted = {
    width: room.width - cut[x] + (x === "left" ? -move.x : move.x),
    height: room.height - cut[y] + (y === "top" ? -move.y : move.y),
  };
  const isWide = aspect !== undefined && Math.abs(move.x) * aspect >= Math.abs(move.y);
  const { width, height } = aspect ? squareWithin(wanted, room, { aspect, isWide }) : wanted;
  const off = (kept: number, most: number) => most - Math.round(Math.min(most, Math.max(least, kept)));
  return { ...cut, [x]: off(width, room.width), [y]: off(height, room.height) };
}

interface Percent {
  width: number;
  height: number;
}

/** As large as the side asks for that has moved more, as far as there is room on both. */
function squareWithin(wanted: Percent, room: Percent, by: { aspect: number; isWide: boolean }): Percent {
  const { aspect, isWide } = by;
  const width = Math.max(isWide ? wanted.width : wanted.height / aspect, least, least / aspect);
  const fitting = Math.min(width, room.width, room.height / aspect);
  return { width: fitting, height: fitting * aspect };
}

/** The largest square in the middle of what a frame holds. */
export function squaredFrame(cut: Cut, aspect: number): Cut {
  const [width, height] = [100 - cut.left - cut.right, 100 - cut.top - cut.bottom];
  const fitting = Math.min(width, height / aspect);
  const [x, y] = [Math.round((width - fitting) / 2), Math.round((height - fitting * aspect) / 2)];
  return { left: cut.left + x, right: cut.right + x, top: cut.top + y, bottom: cut.bottom + y };
}

/** What is done to an owner's photograph on its way into the shop (PHOTO-20). */
export interface PictureEdit extends Cut {
  /** Quarter turns to the right. */
  turns: number;
  /** Degrees to the right that straighten it, in tenths. */
  tilt: number;
  /** From darker to lighter; 0 as it is. */
  light: number;
  /** Its darkest and its lightest are spread first. */
  auto: boolean;
  /** What stands around the piece becomes the shop's plain ground. */
  plain: boolean;
}

/** What is cut off, in whole percent of the straightened picture. */
export interface Cut {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const noCut: Cut = { left: 0, top: 0, right: 0, bottom: 0 };
export const noEdit: PictureEdit = { turns: 0, tilt: 0, ...noCut, light: 0, auto: false, plain: false };

export const mostTilt = 15;
export const mostLight = 100;
/** A tenth of the picture remains in either direction. */
export const mostCut = 90;

/** What a form or an address holds. */
interface Fields {
  get(name: string): unknown;
}

/** An edit as an address, a form or its kept text says it; what lies beyond its bounds is brought to them. */
export function parseEdit(fields: Fields): PictureEdit {
  const number = (name: string, least: number, most: number, parts = 1): number => {
    const value = Number(fields.get(name) ?? 0);
    if (!Number.isFinite(value)) return 0;
    return Math.round(Math.min(most, Math.max(least, value)) * parts) / parts + 0;
  };
  const left = number("left", 0, mostCut);
  const top = number("top", 0, mostCut);
  const edit = {
    turns: number("turns", 0, 3),
    tilt: number("tilt", -mostTilt, mostTilt, 10),
    left,
    top,
    right: number("right", 0, mostCut - left),
    bottom: number("bottom", 0, mostCut - top),
    light: number("light", -mostLight, mostLight),
    auto: fields.get("auto") === "on",
    plain: fields.get("plain") === "on",
  };
  const turn = fields.get("turn");
  return turn === "left" || turn === "right" ? turned(edit, turn) : edit;
}

/** The edit as fields of a form or an address, without what is as it was. */
export function editFields(edit: PictureEdit): Record<string, string> {
  const { auto, plain, ...numbers } = edit;
  const given = Object.entries(numbers).filter(([, value]) => value !== 0);
  const ticks = Object.entries({ auto, plain }).filter(([, isOn]) => isOn);
  return Object.fromEntries([
    ...given.map(([n, v]) => [n, String(v)]),
    ...ticks.map(([name]) => [name, "on"]),
  ]);
}

/** The edit as one short text, which `parseEdit(new URLSearchParams(text))` reads. */
export const editText = (edit: PictureEdit): string => String(new URLSearchParams(editFields(edit)));

export const isUntouched = (edit: PictureEdit): boolean => editText(edit) === "";

/** A quarter turn more. What was cut off goes with the picture. */
export function turned(edit: PictureEdit, way: "left" | "right"): PictureEdit {
  const { left, top, right, bottom } = edit;
  return way === "right"
    ? { ...edit, turns: (edit.turns + 1) % 4, left: bottom, top: left, right: top, bottom: right }
    : { ...edit, turns: (edit.turns + 3) % 4, left: top, top: right, right: bottom, bottom: left };
}

export interface Size {
  width: number;
  height: number;
}

/** The largest upright rectangle inside a picture that is tilted: it has no corner of nothing. */
export function innerSize({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const short = Math.min(width, height);
  // A long picture: two of its corners lie on the long sides, half way between them.
  if (short <= 2 * sin * cos * Math.max(width, height)) {
    const [along, across] = [short / (2 * sin), short / (2 * cos)];
    return width >= height ? { width: along, height: across } : { width: across, height: along };
  }
  const both = cos * cos - sin * sin;
  return { width: (width * cos - height * sin) / both, height: (height * cos - width * sin) / both };
}

/** The straightened picture's size, before anything is cut off. */
export function straightenedSize({ width, height }: Size, { turns, tilt }: PictureEdit): Size {
  const upright = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  return innerSize(upright, tilt);
}

/** What remains of a picture of this size, in whole pixels. */
export function keptBox({ width, height }: Size, { left, top, right, bottom }: Cut) {
  const [x, y] = [Math.round((width * left) / 100), Math.round((height * top) / 100)];
  return {
    left: Math.min(x, width - 1),
    top: Math.min(y, height - 1),
    width: Math.max(1, Math.round((width * (100 - right)) / 100) - x),
    height: Math.max(1, Math.round((height * (100 - bottom)) / 100) - y),
  };
}

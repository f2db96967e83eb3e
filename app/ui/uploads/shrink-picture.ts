import { drawn, inTurn, smaller } from "#ui/photos/draw-small.ts";
import { shrinkingOf } from "./shrinking.ts";

/** So much is stored of a picture for later edits (PHOTO-1). */
const mostSide = 2400;

/**
 * A picture as large as the shop keeps it, so that a phone need not send all that its camera took. What can
 * be seen through stays so. What the browser can't read goes as it is; the shop looks closer.
 */
export function shrinkPicture(file: File): Promise<File> {
  const shrinking = shrinkingOf(file);
  if (shrinking === "none") return Promise.resolve(file);
  return inTurn(async () => {
    const canvas = await drawn(file, mostSide);
    if (!isSeenThrough(canvas)) return smaller(file, canvas, { type: "image/jpeg", quality: 0.9 });
    return shrinking === "always" ? smaller(file, canvas, { type: "image/png" }) : file;
  }).catch(() => file);
}

function isSeenThrough(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

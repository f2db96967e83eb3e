let last: Promise<unknown> = Promise.resolve();

/** One by one: a phone has little room for pictures that are laid open. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next;
  return next;
}

/** A picture, upright and at most so wide or high. Throws where the browser can't read it. */
export async function drawn(picture: File, side: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

interface Kept {
  type: "image/jpeg" | "image/png";
  quality?: number;
  /** Also where it is larger: the file itself is of no use. */
  always?: boolean;
}

/** What was drawn in place of its file, where it is smaller. */
export async function smaller(
  file: File,
  canvas: HTMLCanvasElement,
  { type, quality, always }: Kept,
): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return blob && (always || blob.size < file.size) ? new File([blob], file.name, { type: blob.type }) : file;
}

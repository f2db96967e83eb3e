const mostSide = 1600;
/** As large as it is shown, on a screen with two pixels in place of one. */
const thumbnailSide = 192;

/**
 * A photo as small as the shop keeps it, so that a phone need not send all that its camera took. What the
 * browser can't read goes as it is; the shop says what is wrong with it.
 */
export const shrinkPhoto = (photo: File): Promise<File> =>
  inTurn(async () => {
    const canvas = await drawn(photo, mostSide);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return blob && blob.size < photo.size ? new File([blob], photo.name, { type: blob.type }) : photo;
  }).catch(() => photo);

/** What is shown of a chosen photo: its bytes as an address, since pages show no other that is made there. */
export const thumbnailOf = (photo: File): Promise<string | undefined> =>
  inTurn(async () => (await drawn(photo, thumbnailSide)).toDataURL("image/jpeg", 0.8)).catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

/** One by one: a phone has little room for pictures that are laid open. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next;
  return next;
}

async function drawn(photo: File, side: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

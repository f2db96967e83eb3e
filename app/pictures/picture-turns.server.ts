/** Decoding takes up to 400 MB for a moment: one picture at a time in the whole process, the others wait. */
let isRunning = false;
const waiting: Record<Urgency, (() => void)[]> = { upload: [], drawing: [] };

/** Somebody waits for an upload; a drawing is mostly requested by a program. */
type Urgency = "upload" | "drawing";

/** Works on a picture when it is its turn; uploads go before drawings. */
export async function inPictureTurn<T>(urgency: Urgency, act: () => Promise<T>): Promise<T> {
  if (isRunning) await new Promise<void>((resolve) => waiting[urgency].push(resolve));
  else isRunning = true;
  try {
    return await act();
  } finally {
    const next = waiting.upload.shift() ?? waiting.drawing.shift();
    if (next) next();
    else isRunning = false;
  }
}

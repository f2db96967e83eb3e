import { useEffect, useRef, useState } from "react";
import { complaintAbout } from "#ui/uploads/refused-files.ts";
import { sendPicture } from "#ui/uploads/send-picture.ts";
import { shrinkPicture } from "#ui/uploads/shrink-picture.ts";
import { textPicturePath } from "#values/upload.ts";

/** What becomes of a chosen file. */
export type TextPictureState =
  | { kind: "none" }
  | { kind: "sending"; name: string; progress: number }
  /** With the file where it may be sent once more. */
  | { kind: "failed"; text: string; file?: File }
  | { kind: "arrived" };

/** Sends one picture for a text at a time, while its bar stands. */
export function useTextPicture(onArrived: (url: string) => void) {
  const [state, setState] = useState<TextPictureState>({ kind: "none" });
  const underWay = useRef<AbortController>(undefined);
  const latest = useRef(onArrived);
  latest.current = onArrived;
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    underWay.current?.abort();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    const onProgress = (progress: number) =>
      signal.aborted || setState({ kind: "sending", name: file.name, progress });
    onProgress(0);
    const small = await shrinkPicture(file);
    if (signal.aborted) return;
    const text = complaintAbout([small], "text_images");
    if (text) return setState({ kind: "failed", text });
    const sent = await sendPicture(small, textPicturePath(file.name), { onProgress, signal });
    if (signal.aborted) return;
    if (!("url" in sent)) return setState({ kind: "failed", text: sent.text, file });
    setState({ kind: "arrived" });
    latest.current(sent.url);
  }

  return { state, send };
}

import { useEffect, useState } from "react";
import { editPreviewPath, refusalHeader } from "#values/edited-picture.ts";
import { noCut, type PictureEdit } from "#values/picture-edit.ts";

/** After so many milliseconds without a change the preview is requested. */
const rest = 250;

export type PreviewProblem = "busy" | "faint" | "lost";

interface Preview {
  src?: string;
  problem?: PreviewProblem;
}

/**
 * The whole picture as it is edited, requested anew when somebody has changed something and rests. What is
 * only cut off is shown by the frame, and asks for nothing.
 */
export function usePreview(picture: string, edit: PictureEdit, isOn: boolean) {
  const [preview, setPreview] = useState<Preview>({});
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const isOfFrame = edit.auto || edit.plain;
  const path = editPreviewPath(picture, isOfFrame ? edit : { ...edit, ...noCut }, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const ask = async () => {
      const asked = await askPreview(path, leaving.signal);
      if (leaving.signal.aborted) return;
      // What was last seen stays while a line is lost.
      setPreview((last) => ({ src: last.src, ...asked }));
      setAsking(false);
    };
    setAsking(true);
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [path, isOn, tries]);
  return { ...preview, isAsking, tryAgain: () => setTries((n) => n + 1) };
}

async function askPreview(path: string, signal: AbortSignal): Promise<Preview> {
  try {
    const answer = await fetch(path, { signal });
    if (!answer.headers.get("Content-Type")?.startsWith("image/")) return { problem: "lost" };
    const refusal = answer.headers.get(refusalHeader);
    const problem = refusal === "busy" || refusal === "faint" ? refusal : undefined;
    return { src: await dataUrl(await answer.blob()), problem };
  } catch {
    return { problem: "lost" };
  }
}

/** The content policy allows pictures of the shop and such texts, no others. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("a preview could not be read"));
    reader.readAsDataURL(blob);
  });

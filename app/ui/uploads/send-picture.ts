import { signedOutText } from "#ui/page/signed-out.text.ts";
import { uploadsText } from "./uploads.text.ts";

/** What became of a picture that was sent. */
export type SentPicture = { url: string } | { title: string; text: string };

interface Sending {
  /** Hears how much has been sent, from 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

const lost = (name: string) => ({
  title: uploadsText.error,
  text: uploadsText.lost(name),
});

const signedOut = () => ({ title: uploadsText.error, text: signedOutText.text });

/**
 * Sends one file as the body of a request. fetch can't tell how far a body has got, so this is its older
 * sister.
 */
export function sendPicture(file: File, to: string, { onProgress, signal }: Sending): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerIn(request.responseText, file.name));
    request.onerror = () => resolve(lost(file.name));
    request.ontimeout = () => resolve(lost(file.name));
    request.onabort = () => resolve(lost(file.name));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** A page in the place of an answer is the sign-in that a guard led to. */
function answerIn(body: string, name: string): SentPicture {
  if (body.startsWith("<")) return signedOut();
  try {
    const answer: unknown = JSON.parse(body);
    if (hasText(answer, "url")) return { url: answer.url };
    if (hasText(answer, "title") && hasText(answer, "text"))
      return { title: answer.title, text: answer.text };
  } catch {
    // Below.
  }
  return lost(name);
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, name) === "string";
}

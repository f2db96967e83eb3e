import { useSyncExternalStore } from "react";
import { linesType, type Progress, type ProgressLine } from "#values/progress.ts";

let progress: Progress | undefined;
const watchers = new Set<() => void>();

function tell(now: Progress | undefined): void {
  progress = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How far the form is that this window follows; undefined while there is none. */
export const useProgress = (): Progress | undefined =>
  useSyncExternalStore(
    watch,
    () => progress,
    () => undefined,
  );

/**
 * Sends a form to an address that answers with lines of progress, and follows it. Undefined where its end was
 * not heard: the ordinary form, sent then, must do what is not done, and say what is.
 */
export async function followForm<End extends object>(
  address: string,
  form: FormData,
  signal: AbortSignal,
): Promise<End | undefined> {
  try {
    const answer = await fetch(address, { method: "POST", body: form, redirect: "manual", signal });
    const isOurs = answer.headers.get("Content-Type")?.startsWith(linesType);
    return answer.ok && isOurs && answer.body ? await followLines<End>(answer.body, tell) : undefined;
  } catch {
    // The way to the server broke; the ordinary form says so if it still is.
    return undefined;
  } finally {
    tell(undefined);
  }
}

/** Hears the lines of an answer up to its last one; undefined where it breaks off before. */
export async function followLines<End extends object>(
  body: ReadableStream<Uint8Array>,
  hear: (progress: Progress) => void,
): Promise<End | undefined> {
  for await (const line of linesOf<End>(body)) {
    if (!isProgress(line)) return line;
    hear(line);
  }
  return undefined;
}

const isProgress = (line: object): line is Progress => "done" in line;

async function* linesOf<End extends object>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ProgressLine<End>, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

import { useSyncExternalStore } from "react";
import type { Notice } from "#platform/notice.ts";
import type { ImportAnswer } from "./import-answer.ts";

/** How far an import is: lines that are written, of all that are to be. */
export interface ImportProgress {
  done: number;
  of: number;
}

/** What came of an import. */
export type ImportEnd = { notice: Notice } | { answer: ImportAnswer };

/** A line that the server sends while it imports. */
export type LiveLine = ImportProgress | ImportEnd;

let progress: ImportProgress | undefined;
const watchers = new Set<() => void>();

function tell(now: ImportProgress | undefined): void {
  progress = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How far the import that this window has sent is; undefined while there is none. */
export const useImportProgress = (): ImportProgress | undefined =>
  useSyncExternalStore(
    watch,
    () => progress,
    () => undefined,
  );

/**
 * Sends the import's form and follows it. Undefined where its end was not heard: sent once more as an ordinary form it is imported
 * if it was not, and else told that there is nothing left to import.
 */
export async function importLive(form: FormData, signal: AbortSignal): Promise<ImportEnd | undefined> {
  try {
    const answer = await fetch("/admin/dashboard/products/import/live", {
      method: "POST",
      body: form,
      redirect: "manual",
      signal,
    });
    if (!answer.ok || !answer.body) return undefined;
    for await (const line of linesOf(answer.body)) {
      if (!("done" in line)) return line;
      tell(line);
    }
  } catch {
    // The way to the server broke; the ordinary form says so if it still is.
  } finally {
    tell(undefined);
  }
  return undefined;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveLine, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

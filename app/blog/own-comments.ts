import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Comment } from "./comment.ts";

// The page is the same for everybody, so a comment that waits for approval is kept by its author's own browser, until
// the window closes: name, words and time, nothing else.
const key = "jhola-comments";
const most = 20;

const stored = z.array(
  z.object({
    id: z.string(),
    postId: z.string(),
    name: z.string(),
    content: z.string(),
    at: z.iso.datetime(),
  }),
);
type Stored = z.infer<typeof stored>;

/** Reads what the browser kept; whatever is unreadable counts as nothing. */
export function parseOwnComments(text: string | null): Stored {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The own comments on one post that the page does not show by itself yet, newest first. */
export const waitingComments = (own: Stored, postId: string, approved: readonly Comment[]): Comment[] =>
  own
    .filter((comment) => comment.postId === postId && !approved.some(({ id }) => id === comment.id))
    .map(({ id, name, content, at }) => ({ id, name, content, at: new Date(at) }));

const none: Stored = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: Stored } = { text: null, list: none };

function read(): Stored {
  const text = storedText();
  if (text !== known.text) known = { text, list: parseOwnComments(text) };
  return known.list;
}

/** A browser may forbid storage; the list then lives as long as the page. */
function storedText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return known.text;
  }
}

/** Remembers a comment that was just sent. */
export function rememberComment(postId: string, { id, name, content, at }: Comment): void {
  const list = [{ id, postId, name, content, at: at.toISOString() }, ...read()].slice(0, most);
  known = { text: JSON.stringify(list), list };
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The comments that this browser sent and that still wait; none on the server. */
export const useOwnComments = (): Stored => useSyncExternalStore(subscribe, read, () => none);

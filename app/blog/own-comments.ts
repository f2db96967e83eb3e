import * as z from "zod/mini";
import { browserList } from "#ui/browser-list.ts";
import { parsedJson } from "#values/parsed-json.ts";
import type { Comment } from "./post.ts";

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

/** Reads what the browser stored; what is unreadable counts as nothing. */
export const parseOwnComments = (text: string | null): Stored =>
  stored.safeParse(parsedJson(text ?? "")).data ?? [];

/** The own comments on one post that the page does not show by itself yet, newest first. */
export const waitingComments = (
  own: Readonly<Stored>,
  postId: string,
  approved: readonly Comment[],
): Comment[] =>
  own
    .filter((comment) => comment.postId === postId && !approved.some(({ id }) => id === comment.id))
    .map(({ id, name, content, at }) => ({ id, name, content, at: new Date(at) }));

// The page is the same for everybody, so a comment that waits for approval is kept by its author's own
// browser, until the window closes: name, words and time, nothing else.
const { add, useList } = browserList({
  key: "jhola-comments",
  storage: () => sessionStorage,
  parse: parseOwnComments,
  most: 20,
});

/** Remembers a comment that was just sent. */
export const rememberComment = (postId: string, { id, name, content, at }: Comment): void =>
  add({ id, postId, name, content, at: at.toISOString() });

/** The comments that this browser sent and that may still wait; none on the server. */
export const useOwnComments = useList;

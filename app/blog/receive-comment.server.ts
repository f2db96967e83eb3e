import { messageKeyOf } from "#enquiries/message-key.ts";
import { linksIn } from "#enquiries/spam.ts";
import {
  type Allowance,
  longestWaitSeconds,
  messageAllowance,
  takeToken,
} from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { commentText } from "./blog.text.ts";
import { addComment } from "./comment.db.server.ts";
import { type CommentAnswer, commentTyped, parseComment } from "./comment.form.ts";

/** People write a comment, or two; programs write hundreds. */
export const commentAllowance: Allowance = { name: "comments", most: 20, windowSeconds: longestWaitSeconds };
/** A comment names a page at most once; what names more is stored for the owner as spam. */
const mostLinks = 1;

/** Checks a comment and keeps it for approval. */
export async function receiveComment(
  { db, now }: Pick<Services, "db" | "now">,
  sender: string,
  postId: string,
  form: FormData,
): Promise<CommentAnswer> {
  const parsed = parseComment(form);
  if (parsed.kind === "refused") return parsed;
  const takes = [commentAllowance, messageAllowance].map((each) => takeToken(db, each, sender, now()));
  if ((await Promise.all(takes)).some(({ ok }) => !ok))
    return { kind: "failed", text: commentText.tooMany, typed: commentTyped(form) };
  const { name, email, comment: content } = parsed.value;
  const spam = isHoneypotFilled(form) || linksIn(name) > 0 || linksIn(content) > mostLinks;
  const kept = await addComment(db, { name, email, content }, { postId, spam, key: messageKeyOf(form) });
  return { kind: "done", kept };
}

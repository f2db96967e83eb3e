import { looksLikeSpam } from "#enquiries/spam.ts";
import { messageAllowance, takeToken } from "#platform/rate-limit.server.ts";
import type { Services } from "#platform/services.server.ts";
import { commentText } from "./blog.text.ts";
import { addComment } from "./comment.db.server.ts";
import { type CommentAnswer, commentTyped, parseComment } from "./comment.form.ts";

/** Checks a comment and keeps it for approval. */
export async function receiveComment(
  { db, now }: Pick<Services, "db" | "now">,
  sender: string,
  postId: string,
  form: FormData,
): Promise<CommentAnswer> {
  const parsed = parseComment(form);
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return { kind: "failed", text: commentText.tooMany, typed: commentTyped(form) };
  const { name, email, comment: content } = parsed.value;
  const spam = looksLikeSpam(form, name, content);
  return { kind: "sent", kept: await addComment(db, postId, { name, email, content }, spam) };
}

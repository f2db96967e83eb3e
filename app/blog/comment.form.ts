import * as z from "zod/mini";
import { type FieldErrors, type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalEmail, requiredLine, requiredLines } from "#ui/form/form-fields.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { commentText } from "./blog.text.ts";
import type { Comment } from "./post.ts";

/** Characters; a message to the shop may be longer. */
export const longestComment = 2000;

/** Made when it is called: its words are in the language of the moment. */
const schema = () =>
  z.object({
    name: requiredLine(80, commentText.errors.name),
    email: optionalEmail(),
    comment: requiredLines(longestComment, commentText.errors.comment),
  });

const fields = ["name", "email", "comment"] as const;
export type CommentField = (typeof fields)[number];
export type CommentAnswer = FormAnswer<CommentField, Comment>;

export const commentTyped = (form: FormData) => typedFields(fields, form);

export const parseComment = (form: FormData) => parseFields(schema(), fields, form);

/** The notice besides the messages at the fields: what is missing (STORY-8), else what is wrong. */
export function commentNotice(errors: FieldErrors<CommentField>): ToastContent {
  const { errors: say, missing } = commentText;
  if (errors.name === say.name || errors.comment === say.comment) return missing;
  return { title: commentText.failed.title, text: errors.name ?? errors.email ?? errors.comment };
}

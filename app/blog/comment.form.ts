import * as z from "zod/mini";
import { type FieldErrors, type FormAnswer, parseFields, typedFields } from "#enquiries/form-answer.ts";
import { optionalEmail, requiredLine, requiredLines } from "#enquiries/form-fields.ts";
import type { ToastContent } from "#ui/toast-queue.ts";
import { commentText } from "./blog.text.ts";
import type { Comment } from "./comment.ts";

const { errors: say, missing } = commentText;

const schema = z.object({
  name: requiredLine(120, say.name),
  email: optionalEmail(),
  comment: requiredLines(4000, say.comment),
});

const fields = ["name", "email", "comment"] as const;
export type CommentField = (typeof fields)[number];
export type CommentAnswer = FormAnswer<CommentField, Comment>;

export const commentTyped = (form: FormData) => typedFields(fields, form);

export const parseComment = (form: FormData) => parseFields(schema, fields, form);

/** The notice besides the messages at the fields: what is missing, as specified, else what is wrong. */
export function commentNotice(errors: FieldErrors<CommentField>): ToastContent {
  if (errors.name === say.name || errors.comment === say.comment) return missing;
  return { title: commentText.failed.title, text: errors.name ?? errors.email ?? errors.comment };
}

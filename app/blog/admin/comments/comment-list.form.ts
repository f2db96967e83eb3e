import * as z from "zod/mini";
import { type CommentAct, commentActs } from "./comment-list.ts";

const mostAtOnce = 200;

const schema = z.object({
  intent: z.enum(commentActs),
  ids: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(mostAtOnce)),
});

/**
 * What is to be done to which comments; undefined for a form that is none of ours. No comment may be chosen.
 */
export function parseCommentAct(form: FormData): { intent: CommentAct; ids: string[] } | undefined {
  const parsed = schema.safeParse({ intent: form.get("intent"), ids: [...new Set(form.getAll("id"))] });
  return parsed.success ? parsed.data : undefined;
}

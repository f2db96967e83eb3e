import * as z from "zod/mini";
import { adminList, type ListState } from "#records/fields/admin-list.ts";

const choices = { tab: ["pending", "approved"] } as const;

/** Which comments the admin page shows. */
export type CommentFilter = ListState<typeof choices>;
export const commentTabs = choices.tab;
export const commentsList = adminList("/admin/dashboard/comments", choices, { longestSearch: 200 });

/** How many comments each tab holds; of many, that there are more than so many. */
export type AdminCounts = Record<CommentFilter["tab"], { total: number; isMore: boolean }>;

/** A comment as the owner sees it. */
export interface AdminComment {
  id: string;
  name: string;
  email: string | null;
  content: string;
  isApproved: boolean;
  spam: boolean;
  at: Date;
  postTitle: string;
  postSlug: string;
}

export const commentActs = ["approve", "unapprove", "delete"] as const;
export type CommentAct = (typeof commentActs)[number];

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

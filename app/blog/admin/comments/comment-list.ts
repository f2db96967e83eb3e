import * as z from "zod/mini";
import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";

/** Which comments the admin page shows. */
export interface CommentFilter {
  tab: "pending" | "approved";
  query: string;
  /** From 1. */
  page: number;
}

export const commentsPath = "/admin/dashboard/comments";
export const commentsPageSize = 100;
const longestQuery = 200;
const mostPages = 99_999;

/** The admin page's filter as its address says. */
export function commentFilter(parameters: URLSearchParams): CommentFilter {
  return {
    tab: parameters.get("tab") === "approved" ? "approved" : "pending",
    query: cleanText(parameters.get("q") ?? "", longestQuery),
    page: pageNumber(parameters, mostPages),
  };
}

/** The admin page's address, so filtered; another tab or search begins at its first page. */
export function commentsAddress({ tab, query, page }: CommentFilter): string {
  const kept = new URLSearchParams();
  if (tab === "approved") kept.set("tab", tab);
  if (query) kept.set("q", query);
  if (page > 1) kept.set("page", String(page));
  return String(kept) ? `${commentsPath}?${kept}` : commentsPath;
}

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

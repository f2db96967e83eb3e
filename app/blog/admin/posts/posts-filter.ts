import { cleanText } from "#values/text/clean-text.ts";

/** What the admin page's list shows, as its address says it. */
export interface PostsFilter {
  q: string;
  /** Only what the blog shows already, or only what it will show. */
  when?: "published" | "scheduled";
}

const path = "/admin/dashboard/blog";

/** The filter of an address; whatever it does not know is dropped. */
export function parsePostsFilter(parameters: URLSearchParams): PostsFilter {
  const when = (["published", "scheduled"] as const).find((word) => word === parameters.get("when"));
  return { q: cleanText(parameters.get("q") ?? "", 100), when };
}

/** The admin page's address for a filter, and for what is open above the list. */
export function postsPath({ q, when }: PostsFilter, open: Record<string, string> = {}): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set("q", q);
  if (when) parameters.set("when", when);
  for (const [name, value] of Object.entries(open)) parameters.set(name, value);
  return String(parameters) ? `${path}?${parameters}` : path;
}

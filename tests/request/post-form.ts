import { formOf, freshId } from "../form-of.ts";
import { ask } from "./ask.ts";

export const postsAdmin = "/admin/dashboard/blog";

/** A form that the posts' admin page takes. */
export function postForm(fields: Record<string, string> = {}): FormData {
  const id = fields.id ?? freshId();
  const title = `Test Story ${id.slice(-8)}`;
  return formOf({
    ...{ intent: "save", id, version: "0", title, slug: `test-story-${id.slice(-12)}` },
    ...{ content: "<h2>Made</h2><p>By hand</p>", publishDate: "2026-01-15", excerpt: "", category: "Craft" },
    ...{ metaTitle: title, metaDescription: "A story.", by: "script", ...fields },
  });
}

/** What the blog shows of a post. */
export const postAt = async (slug: string): Promise<{ status: number; html: string }> => {
  const answer = await ask(`/blog/${slug}`);
  return { status: answer.status, html: await answer.text() };
};

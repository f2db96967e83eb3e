import { metaTexts } from "#values/text/search-texts.ts";
import { longDate } from "#values/time/date-time.ts";

/**
 * The wording of the posts' admin page. Titles and texts that docs/product quotes stand here to the letter.
 */
export const postAdminText = {
  title: "Blog Posts",
  add: "Add New Post",
  edit: "Edit Post",
  save: "Save Post",
  search: "Search posts",
  none: "No posts yet.",
  noneFound: "No posts match your search.",
  listFailed: { title: "Error fetching blog posts", text: "Could not fetch the posts. Please try again." },
  saveFailed: {
    title: "Error saving blog post",
    text: "The post could not be saved. What you typed is kept.",
  },
  deleteFailed: { title: "Error deleting post", text: "The post could not be deleted." },
  added: (title: string, at: Date, now: Date) => ({
    title: at > now ? "Post Scheduled" : "Post Added",
    text: at > now ? `“${title}” appears on ${longDate(at)}.` : `“${title}” is on the blog now.`,
  }),
  saved: (title: string) => ({ title: "Post Saved", text: `“${title}” is up to date.` }),
  deleted: { title: "Post Deleted", text: "The post, its comments and its pictures are gone." },
  askDelete: (title: string) => `Delete “${title}”, its comments and its pictures? This can't be undone.`,
  states: { "": "All", published: "Published", scheduled: "Scheduled" },
  fields: {
    publishDate: "Publish Date",
    authorBio: "Author Bio",
    category: "Category",
    coverAlt: "Cover Alt Text",
    cover: "Cover Image",
    authorImage: "Author Image",
    ogImage: "OG Image",
  },
  parts: { story: "Story", publishing: "Publishing", cover: "Cover", author: "Author" },
  hints: {
    address: (path: string) => `The post's address: ${path}`,
    noAddress: "Made from the title.",
    excerpt: "What the blog's list says of it.",
    content: "Give long texts section headings (H2).",
    publishDate: "A later day keeps the post back until it begins (in India).",
    cover: "PNG, JPEG, WebP, HEIC or GIF (its first picture is kept), up to 20MB.",
    coverAlt: "What the picture shows, for those who can't see it.",
    authorImage: "PNG, JPEG, WebP, HEIC or GIF, up to 20MB. Without one the initials are shown.",
  },
  gone: "This post does not exist any more.",
  errors: {
    title: "Please enter a title.",
    slug: "Please enter a slug, or a title that gives one.",
    slugForm: "Use letters, digits and hyphens only.",
    slugNeeded: "Type an address, such as kamal-jhola. A title in Latin letters would give one.",
    slugUsed: "This slug is already used.",
    content: "Please write something.",
    publishDate: "Please choose the day on which the post appears.",
    publishDateForm: "Enter a day such as 2026-11-21.",
    metaTitle: metaTexts.title,
    metaDescription: metaTexts.description,
    metaTitleLong: metaTexts.titleLong,
    metaDescriptionLong: metaTexts.descriptionLong,
    pictureLost: "A picture waited too long to be saved and was removed. Please add it again.",
  },
  count: (count: string) => `${count} in this list`,
  status: "Status",
  view: "View",
  viewOne: (title: string) => `View ${title}`,
  /** Beside the picture that shared links show. */
  ogImage: "Without one the cover is shown.",
  preview: { title: "Preview", list: "In the blog's list", search: "In a search engine" },
} as const;

/** A comment as everybody sees it. */
export interface Comment {
  id: string;
  name: string;
  content: string;
  at: Date;
}

/** What a visitor typed, checked. */
export interface NewComment {
  name: string;
  email: string | null;
  content: string;
}

/** What a card shows of a post. */
export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  imageUrl: string | null;
  imageAlt: string;
  publishedAt: Date;
  /** Which of its texts stand in English, where another language is spoken (HINDI-11). */
  english?: readonly string[] | undefined;
}

/** What the post's own page shows. */
export interface Post extends PostSummary {
  /** Sanitised HTML. */
  html: string;
  readingMinutes: number;
  authorBio: string | null;
  authorImageUrl: string | null;
  updatedAt: Date;
  metaTitle: string | null;
  metaDescription: string;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImageUrl: string | null;
}

export const postPath = ({ slug }: { slug: string }): string => `/blog/${encodeURIComponent(slug)}`;

export const feedPath = "/blog/feed.xml";

/** How many posts stand on the first page, and how many each Load More adds. */
export const blogStep = 6;
/** More than that is no page to load: older posts stand on a page of their own. */
const mostShown = blogStep * 100;

/** What a page of the blog shows. */
export interface BlogPart {
  /** How many newer posts are left out. */
  from: number;
  /** How many posts are shown. */
  show: number;
}

const numberIn = (text: string | null): number => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/**
 * What an address of the blog asks for: whole steps, at least one, and whole pages of newer posts left out.
 */
export function blogPart(parameters: URLSearchParams): BlogPart {
  const steps = Math.max(Math.ceil(numberIn(parameters.get("show")) / blogStep), 1);
  const pages = Math.floor(numberIn(parameters.get("from")) / mostShown);
  return { from: pages * mostShown, show: Math.min(steps * blogStep, mostShown) };
}

/**
 * Where a part goes on when it does not end the blog: with one step more or, when it is full, with the older
 * posts.
 */
export function nextPart({ from, show }: BlogPart): { more?: string; older?: string } {
  if (show >= mostShown) return { older: `/blog?from=${from + mostShown}` };
  return { more: `/blog?show=${show + blogStep}${from > 0 ? `&from=${from}` : ""}` };
}

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

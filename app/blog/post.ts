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
const mostShown = blogStep * 100;

/** How many posts `?show=` asks for: whole steps, at least one. */
export function postsAsked(show: string | null): number {
  if (!show || !/^\d{1,6}$/.test(show)) return blogStep;
  const steps = Math.ceil(Number(show) / blogStep);
  return Math.min(Math.max(steps, 1) * blogStep, mostShown);
}

/** The address that shows one step more. */
export const morePath = (shown: number): string => `/blog?show=${shown + blogStep}`;

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

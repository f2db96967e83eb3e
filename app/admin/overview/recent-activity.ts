/** Something that happened in the shop, as the overview shows it. */
export interface Activity {
  kind: "order" | "quote" | "comment";
  id: string;
  at: Date;
  /** Who ordered, asked or wrote. */
  name: string;
  /** An order's number, a quote's product or a comment's words. */
  about: string;
  /** An order's total in rupees, or the title of the post that was commented. */
  more: string | null;
}

export const latestOfEachKind = 3;
const mostShown = 5;
const longestComment = 50;

/** The latest of each kind, merged: the newest five (ADMIN-3). */
export function recentActivity(...kinds: readonly (readonly Activity[])[]): Activity[] {
  return kinds
    .flatMap((latest) => [...latest].sort(newestFirst).slice(0, latestOfEachKind))
    .sort(newestFirst)
    .slice(0, mostShown);
}

const newestFirst = (one: Activity, other: Activity) =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1);

/** A comment's words on one line, cut to 50 characters, never through one. */
export function cutComment(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= longestComment) return characters.join("");
  return `${characters.slice(0, longestComment).join("").trimEnd()}…`;
}

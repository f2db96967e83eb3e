/** A picture's address as a text keeps it: an upload of the shop that the page belongs to by its path. */
export function pathOfOwn(src: string | null, page: string): string | null {
  if (src === null || !URL.canParse(src)) return src;
  const { origin, pathname } = new URL(src);
  return origin === new URL(page).origin && pathname.startsWith("/files/") ? pathname : src;
}

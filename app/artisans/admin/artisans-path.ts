import { cleanText } from "#values/text/clean-text.ts";

const path = "/admin/dashboard/artisans";

/** What the admin page's address searches for. */
export const parseArtisansQuery = (parameters: URLSearchParams): string =>
  cleanText(parameters.get("q") ?? "", 100);

/** The admin page's address for a search, and for what is open above the list. */
export function artisansPath(query: string, open: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...(query ? { q: query } : {}), ...open });
  return String(parameters) ? `${path}?${parameters}` : path;
}

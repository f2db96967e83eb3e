/**
 * The public pages: the same bytes for everybody, kept by the page cache, with the parameters each of them
 * knows.
 */
const pages: { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/$/, parameters: [] },
  {
    path: /^\/shop$/,
    parameters: ["q", "collection", "category", "price", "technique", "artisan", "sort", "page"],
  },
  { path: /^\/shop\/[^/]+$/, parameters: [] },
  { path: /^\/artisan\/[^/]+$/, parameters: [] },
  { path: /^\/blog$/, parameters: ["show", "from"] },
  { path: /^\/blog\/[^/]+$/, parameters: ["commented"] },
  { path: /^\/(contact|b2b|track)$/, parameters: ["sent"] },
  { path: /^\/faq$/, parameters: ["q"] },
  { path: /^\/(about|artisans|privacy|terms|shipping|returns|wishlist)$/, parameters: [] },
];

/** Lists of everything, which are made anew for each who asks: they give way as a search does. */
export const isListForMachines = (address: string): boolean =>
  /^\/(sitemap\.xml|blog\/feed\.xml)(\?|$)/.test(address);

/**
 * The normalised address of a public page (known parameters only, in a fixed order, blanks dropped), which is
 * its key in the page cache; undefined for every other address. A page's data for client navigation is kept
 * beside it.
 */
export function publicPageKey(url: string): string | undefined {
  const [rawPath = "/", query = ""] = url.split("?", 2);
  // A zero byte is refused by who looks at the address, even where the page itself is kept.
  if (isClimbing(rawPath) || url.includes("%00")) return undefined;
  const isData = rawPath.endsWith(".data");
  const page = pages.find(({ path }) => path.test(isData ? dataPath(rawPath) : rawPath));
  if (!page) return undefined;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of isData ? [...page.parameters, "_routes"] : page.parameters) {
    const value = given.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return String(kept) ? `${rawPath}?${kept}` : rawPath;
}

/**
 * Would the address lead to another page when it is resolved, as `/shop/..\checkout` does? Browsers never ask
 * so; what is made for one visitor (a checkout's key) must not be kept under it.
 */
const isClimbing = (path: string): boolean =>
  /[\\#]|[\t\r\n]/.test(path) || path.split("/").some((part) => /^(\.|%2e){1,2}$/i.test(part));

/**
 * React Router asks for a page's data at `/path.data`, and for the home page's at `/_.data` or `/_root.data`.
 */
function dataPath(path: string): string {
  const page = path.slice(0, -".data".length);
  return page === "/_" || page === "/_root" ? "/" : page;
}

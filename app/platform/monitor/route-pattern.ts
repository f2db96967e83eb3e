const mostKept = 5000;

/**
 * Returns the pattern that an address belongs to, such as `/shop/:slug`: for logs and monitors, which must
 * not learn what somebody looked for. An address of no pattern is `other`.
 */
export function patternFinder(patterns: readonly string[]): (url: string) => string {
  const rules = [...patterns]
    .sort(byWeight)
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  const kept = new Map<string, string>();
  return (url) => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    const path = pathOf(url);
    const found = rules.find(({ expression }) => expression.test(path))?.pattern ?? "other";
    if (kept.size >= mostKept) kept.clear();
    if (url.length < 500) kept.set(url, found);
    return found;
  };
}

/** The address without its query, and a page's data as the page. */
function pathOf(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  if (path === "/_.data") return "/";
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

/** What is said exactly goes before what is left open. */
const byWeight = (a: string, b: string): number => weight(b) - weight(a);

const weight = (pattern: string): number =>
  segments(pattern).reduce(
    (sum, segment) => sum + (segment.startsWith("*") ? -9 : segment.startsWith(":") ? 1 : 3),
    0,
  );

const segments = (pattern: string): string[] => pattern.split("/").filter(Boolean);

function expressionOf(pattern: string): RegExp {
  const parts = segments(pattern).map((segment) => {
    if (segment === "*") return "(?:/.*)?";
    if (segment.startsWith(":")) return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(`^${parts.join("")}/?$`);
}

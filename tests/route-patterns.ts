import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Every address of the shop, with `:name` for its parts. */
export function patternsOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined && above ? [] : [pattern || "/"]), ...patternsOf(children, pattern)];
  });
}

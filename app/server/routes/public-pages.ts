import { withoutCode } from "#discounts/codes/code-address.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { isDataPath } from "#rendering/data-address.ts";

/**
 * The normalised address of a public page (the parameters that its policy names, in their order, blanks
 * dropped), which is its key in the page cache; undefined for every other address. A page's data for client
 * navigation is stored beside it.
 */
export function publicPageKey(url: string, policyAt: (path: string) => RoutePolicy): string | undefined {
  const [rawPath = "/", query = ""] = url.split("?", 2);
  // A zero byte is refused by who looks at the address, even where the page itself is cached.
  if (isClimbing(rawPath) || url.includes("%00")) return undefined;
  const { cached } = policyAt(rawPath);
  // A page's address with a discount code is led to the one without it, even where that page is cached.
  if (!cached || (!isDataPath(rawPath) && withoutCode(url))) return undefined;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of isDataPath(rawPath) ? [...cached, "_routes"] : cached) {
    const value = given.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return String(kept) ? `${rawPath}?${kept}` : rawPath;
}

/**
 * Would the address lead to another page when it is resolved, as `/shop/..\checkout` does? Browsers never
 * send that; what is made for one visitor (a checkout's key) must not be cached under it.
 */
const isClimbing = (path: string): boolean =>
  /[\\#]|[\t\r\n]/.test(path) || path.split("/").some((part) => /^(\.|%2e){1,2}$/i.test(part));

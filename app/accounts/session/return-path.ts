import { addressAt } from "#values/contact/address-at.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";

/** Pages that nobody is led back to after signing in. */
const accountRoutes =
  /^\/(login|signup|admin-login|sign-in-code|logout|forgot-password|reset-password|confirm-email)(\/|$)/;

/** Nothing that a browser drops or reads as a slash before it looks at an address. */
const odd = /[\\\p{Cc}\p{Cf}\s]/u;

const here = "http://shop.invalid";

/**
 * The page that somebody came from, as a path on this site, which is followed in whatever language is spoken
 * then; undefined for anything else (ACCOUNT-11): it was in the address, so anybody may have written it.
 */
export function returnPath(given: string | null | undefined): string | undefined {
  if (!given?.startsWith("/") || given.startsWith("//") || given.length > 512 || odd.test(given))
    return undefined;
  const address = addressAt(given, here);
  if (!address) return undefined;
  const { origin, pathname, search, hash } = address;
  const { plain } = spokenAddress(pathname);
  if (origin !== here || plain.startsWith("//") || accountRoutes.test(plain)) return undefined;
  return `${plain}${search}${hash}`;
}

/** The sign-in page's address that remembers where the visitor was going. */
export const signInPath = (page: "/login" | "/admin-login", from: string): string => {
  const back = returnPath(from);
  return back && back !== "/" ? `${page}?${new URLSearchParams({ from: back })}` : page;
};

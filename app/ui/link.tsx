import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

export interface LinkProps extends Omit<RouterLinkProps, "to"> {
  /** A path of the shop, or a whole address elsewhere. */
  to: string;
}

/**
 * A link within the shop. The server writes the plain anchor that the router's own link comes down to: what that adds
 * (prefetch, moving without a reload) happens in the browser, and would cost the server a tenth of a page.
 */
export const Link = import.meta.env.SSR ? PlainLink : HandledLink;

function HandledLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}

function PlainLink({ to, prefetch: _prefetch, preventScrollReset: _keepsPlace, ...anchor }: LinkProps) {
  return <a {...anchor} href={to} />;
}

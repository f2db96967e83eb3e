import type { ComponentProps } from "react";
import { localPath } from "#values/language/address.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the shop, or a whole address elsewhere. */
  to: string;
  /**
   * What is fetched when the visitor is about to follow it: the page's scripts, or the page itself too, for
   * pages that are the same for everybody.
   */
  prefetch?: "none" | "intent" | "page";
  /** The new page starts where this one stands, not at its top. */
  preventScrollReset?: boolean;
  /** Leaves this document: for files, and for pages that do not share its frame. */
  reloadDocument?: boolean;
}

/**
 * A link within the shop: a plain anchor, which rendering/follow-links.ts leads without a reload once the
 * client script runs. One listener for all costs nothing per link, neither on the server nor when the page
 * hydrates.
 */
export function Link({ to, prefetch = "none", preventScrollReset, reloadDocument, ...anchor }: LinkProps) {
  const how = `${preventScrollReset ? "keep " : ""}${prefetch === "none" ? "" : prefetch}`.trim();
  return <a {...anchor} href={localPath(to)} data-link={reloadDocument ? undefined : how} />;
}

/** What a route says of itself before it runs; it stands in the route's own file, as `policy`. */
export interface RoutePolicy {
  /**
   * The parameters that a page knows which is the same for everybody and is stored by the page cache; false
   * where answers differ from visitor to visitor.
   */
  cached: readonly string[] | false;
  /** What may be sent to it; a form without pictures where it says nothing. */
  body?: BodyKind;
  /**
   * Other sites may post here: the authority is no cookie but a signature, a mail's secret link, or nothing
   * at all.
   */
  fromOtherSites?: true;
  /** A list of everything, made anew for each who asks: it gives way as a search does. */
  takesTurns?: true;
  /**
   * Many go there from any page: its document names all that its script imports, as those of cached pages do.
   * Elsewhere the script comes first, then its imports.
   */
  oftenNext?: true;
  /** Programs and scripts ask it; no link and no form of the shop's pages leads there by the router. */
  forPrograms?: true;
  /**
   * A part of the API: refusals there are in JSON, and what is public there may be read by scripts of any
   * site (API-2, API-4).
   */
  api?: "public" | "private";
  /**
   * What of it asks an admin with two-step sign-in for a fresh second factor (TWOSTEP-21): a file, a page and
   * its forms, all its forms, or those of these intents.
   */
  fresh?: FreshFor;
  /** How far on the way to an order its visitors have come (NUMBERS-2). */
  reaches?: "product" | "cart" | "checkout";
  /** Named in the sitemap. */
  inSitemap?: true;
  /**
   * Do strangers get there before the shop is opened (DAYONE-21)? Where it says nothing, they wait for the
   * pages that are the same for everybody, which show the shop, and for nothing else.
   */
  beforeOpening?: "open" | "closed";
}

/** Do strangers wait at such a route until the shop is opened? */
export const waitsForOpening = ({ cached, beforeOpening }: RoutePolicy): boolean =>
  beforeOpening === undefined ? cached !== false : beforeOpening === "closed";

export type FreshFor = "file" | "page" | "forms" | readonly string[];

export type BodyKind = "form" | "call" | "texts" | "uploads" | "event" | "events";

/** For what is no route. */
export const noPolicy: RoutePolicy = { cached: false };

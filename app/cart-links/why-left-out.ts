import { sharedCartText as text } from "./cart-links.text.ts";
import type { NotAdded } from "./shared-lines.ts";

/** Why a line can't be put into a cart from a link, in words. */
export const whyLeftOut = (left: NotAdded): string =>
  left.kind === "not-now" ? text.leftOut["not-now"](left.again) : text.leftOut[left.kind];

import type { AppliedCode } from "#discounts/codes/apply-code.server.ts";
import type { Notice } from "#platform/notice.ts";
import { addedText as text } from "./cart-links.text.ts";

/** What is said of a link's goods: how many came into the cart, how many did not, and of its code. */
export function addedNotice({
  added,
  fewer,
  code,
}: {
  added: number;
  fewer: number;
  code: AppliedCode | undefined;
}): Notice {
  if (added === 0) return text.none;
  const more = [...(fewer > 0 ? [text.fewer(fewer)] : []), ...(code && !code.ok ? [code.error] : [])];
  return { title: text.title, text: [text.added(added), ...more].join(" ") };
}

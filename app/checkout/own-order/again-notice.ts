import type { Notice } from "#platform/notice.ts";
import { againText } from "./own-order.text.ts";

interface Again {
  added: number;
  gone: readonly string[];
  fewer: readonly string[];
}

/** What came of ordering again; it travels in a cookie, which has to stay small. */
export function againNotice({ added, gone, fewer }: Again): Notice {
  return {
    title: againText.title,
    text: [
      ...(added > 0 ? [againText.inCart(added)] : []),
      ...(fewer.length > 0 ? [againText.fewer(some(fewer))] : []),
      ...(gone.length > 0 ? [againText.gone(some(gone))] : []),
    ].join(" "),
    ...(added === 0 ? { tone: "destructive" } : {}),
  };
}

const mostNamed = 3;

const some = (names: readonly string[]): string =>
  names.length > mostNamed
    ? againText.more(names.slice(0, mostNamed).join(", "), names.length - mostNamed)
    : names.join(", ");

import type { StockShortage } from "#orders/stock/stock-hold.ts";
import type { Notice } from "#platform/notice.ts";
import { staleText } from "#platform/stale.text.ts";
import { cashSaved, duesSaved } from "./dues-admin.text.ts";
import { savedWords, noticeText as text } from "./order-notices.text.ts";

export const statusUpdated = (status: string): Notice => ({
  title: text.updated,
  text: text.updatedTo(status),
});

export const noChange = (status: string): Notice => ({
  title: text.same,
  text: text.sameStatus(status),
});

export const staleNotice = (): Notice => ({
  title: text.notSaved,
  text: staleText.message,
  tone: "destructive",
});

export const addressUnchanged = (): Notice => ({ title: text.same, text: text.sameAddress });

/** How many orders were set, and which of them should have stock that is not there. */
export interface Packed {
  packed: number;
  shortages: (StockShortage & { orderNumber: string })[];
}

/** The notice travels in a cookie, which has to stay small. */
const mostShortages = 3;

/** Of the orders that were ticked. Those that do not wait to be packed stay as they are. */
export const packedWords = ({ packed, shortages }: Packed, chosen: number): Notice => ({
  title: packed === 0 ? text.same : text.updated,
  ...(shortages.length > 0 ? { title: text.noStock, tone: "destructive" } : {}),
  text: [
    ...(packed > 0 ? [text.packed(packed)] : []),
    ...(packed < chosen ? [text.stayed(chosen - packed)] : []),
    ...shortages
      .slice(0, mostShortages)
      .map(({ orderNumber, productName, left }) => text.ofOrder(orderNumber, text.short(productName, left))),
    ...(shortages.length > mostShortages ? [text.moreShortages(shortages.length - mostShortages)] : []),
  ].join(" "),
});

/** Follows the notice of an order that lives on, or is sent, without its stock. */
export const stockMissing = ({ productName, left }: StockShortage): Notice => ({
  title: text.noStock,
  text: text.short(productName, left),
  tone: "destructive",
});

interface SavedWords {
  title: string;
  text: string;
  /** In place of the text, where the buyer is mailed. */
  told?: string;
}

type Saved = keyof typeof savedWords | keyof typeof cashSaved | keyof typeof duesSaved;

/** What is said of an act that was kept. */
export function savedNotice(name: Saved, isTold: boolean): Notice {
  const all: Record<Saved, SavedWords> = { ...savedWords, ...cashSaved, ...duesSaved };
  const words = all[name];
  return { title: words.title, text: isTold && words.told ? words.told : words.text };
}

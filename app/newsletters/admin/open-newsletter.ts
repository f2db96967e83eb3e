import type { HistoryLine } from "#ui/list/record-history.tsx";
import type { OpenNewsletter } from "./newsletter-answer.ts";

interface OpenedNewsletter {
  open: OpenNewsletter | undefined;
  history: readonly HistoryLine[];
  isGone: boolean;
}

export const noNewsletterOpen: OpenedNewsletter = { open: undefined, history: [], isGone: false };

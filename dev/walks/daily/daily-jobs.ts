import type { Page } from "@playwright/test";
import type { Finger } from "../finger.ts";
import { collectCash, confirmOrder, packOrder, refundOrder, tellWhereItIs } from "./order-jobs.ts";
import { answerMessage, showReview } from "./people-jobs.ts";
import { addPieces, changePrice } from "./product-jobs.ts";

/** What an owner does every day, each from the Dashboard on. */
export const dailyJobs = [
  { name: "See what the morning wants", walk: lookAround },
  { name: "Tell a caller where the order is", walk: tellWhereItIs },
  { name: "Confirm a cash order", walk: confirmOrder },
  { name: "Pack an order and send it by post", walk: packOrder },
  { name: "Cancel a paid order and give the money back", walk: refundOrder },
  { name: "Write down the cash that the post brought", walk: collectCash },
  { name: "Change a price", walk: changePrice },
  { name: "Add three pieces to what is left", walk: addPieces },
  { name: "Answer a message", walk: answerMessage },
  { name: "Show a review", walk: showReview },
] as const;

/** All that waits, to its last line. */
async function lookAround(page: Page, finger: Finger): Promise<void> {
  await finger.reads(page.getByRole("heading", { level: 1, name: "Dashboard" }));
  await finger.looksFor(page.getByRole("region", { name: "Needs Attention" }).getByRole("listitem").last());
}

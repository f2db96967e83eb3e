import type { Notice } from "#platform/notice.ts";
import { bodyLength, mostReviewPhotos, mostTitle } from "../review.ts";
import type { Unreviewable } from "./reviewable-line.ts";

const { least, most } = bodyLength;

/** The words of a buyer's own reviews (REVIEW-30 to REVIEW-34). */
export const writeReviewText = {
  act: "Write a Review",
  description: "Tell others of a piece that you bought here.",
  intro: "Tell others what your pieces are like. Each is reviewed by itself.",
  pieces: "Your pieces",
  edit: "Edit",
  stars: "Your rating",
  title: "Title",
  body: "Your review",
  bodyHint: `${least} to ${most.toLocaleString("en-IN")} characters. What is it like, and how do you use it?`,
  photosHint: `Up to ${mostReviewPhotos}. We remove from each where and when it was taken.`,
  kept: "Photos of your review",
  keep: (place: number) => `Keep photo ${place}`,
  signed: (name: string) =>
    `Everybody reads it under your first name, ${name}, once we have looked at it. We never change your words.`,
  editNote: "What is shown now stays until we have looked at your new words.",
  submit: "Send Review",
  back: "Back to your pieces",
  shop: "Continue Shopping",
  see: "See the Reviews",
  reply: "Our reply",
  said: {
    pending: "Waiting: we look at it first.",
    pendingEdit: "Your new words wait for us; those before them are shown meanwhile.",
    shown: "It is shown to everybody.",
    hidden: (reason: string) => `It is not shown: ${reason.toLowerCase()}. You may change it.`,
  },
  closed: {
    gone: "It is not in the shop any more.",
    not_arrived: "It has not arrived yet.",
    refunded: "Its money went back to you.",
  } satisfies Record<Unreviewable, string>,
  missing: "This piece can't be reviewed: it is not in this order any more.",
  noLink: {
    title: "This link does not work",
    text: "It may be cut short. Open your order, and press 'Write a Review' there.",
  },
  over: {
    title: "This link has ended",
    text: "A review's link holds for 180 days. Open your order, and press 'Write a Review' there.",
  },
  track: "Find an Order",
  stale: "This review was changed meanwhile, in another window. Reload the page to see it.",
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
  errors: {
    stars: "Choose how many stars you give.",
    title: `A title can hold at most ${mostTitle} characters.`,
    bodyShort: `Write at least ${least} characters.`,
    bodyLong: `A review can hold at most ${most.toLocaleString("en-IN")} characters.`,
    tooOften: "Too many reviews were sent from here. Please try again later.",
  },
};

export const ownReviewNotices = {
  written: { title: "Review Sent", text: "We look at it, then everybody can read it." },
  same: { title: "Nothing Changed", text: "Your review says the same as before." },
} satisfies Record<string, Notice>;

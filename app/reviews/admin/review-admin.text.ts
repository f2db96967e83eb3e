import { mostReply } from "../review.ts";
import { reviewsText } from "../reviews.text.ts";

const longest = mostReply.toLocaleString("en-IN");

/** The words of the owner's 'Reviews' (REVIEW-40 to REVIEW-43). */
export const reviewAdminText = {
  title: "Reviews",
  note: "What buyers say of their pieces. You show or hide it; nobody changes their words or stars.",
  dialog: "Manage Review",
  tabs: { pending: "Pending", shown: "Shown", hidden: "Hidden" },
  none: {
    pending: "No review waits for you",
    shown: "No review is shown yet",
    hidden: "No review is hidden",
  },
  listFailed: { title: "Error", text: "Failed to load the reviews. Please try again." },
  gone: "This review is not there any more.",
  saveFailed: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. What you typed is kept.",
  edited: "Edited",
  before: "Shown until you show the new words",
  next: {
    pending: "Look at it, then show or hide it.",
    edited: "Its buyer has changed it. What was shown before stays until you show or hide this.",
    shown: "Everybody reads it on its product's page.",
    hidden: "Nobody sees it. Its buyer reads why, and may change it.",
  },
  nextReview: "Next review",
  show: "Show",
  hide: "Hide",
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonHint: "That a review is bad is no reason: a reply helps more. Its buyer is mailed the reason.",
  hideQuestion: "Hide this review? Its buyer is mailed the reason.",
  reply: "Reply",
  replyLabel: "Your reply",
  replyHint: (replier: string) =>
    `It stands below the review as '${reviewsText.replyFrom(replier)}'. Up to ${longest} characters; empty takes it away.`,
  errors: {
    reason: "Choose one of the reasons.",
    replyLong: `A reply can hold at most ${longest} characters.`,
    unfit: "This review is not where you saw it. Reload to see how it stands.",
  },
  done: {
    show: { title: "Review Shown", text: "Everybody reads it from now on." },
    hide: { title: "Review Hidden", text: "Its buyer is mailed the reason." },
    reply: { title: "Reply Saved", text: "It stands below the review while that is shown." },
    unreplied: { title: "Reply Taken Away", text: "The review stands by itself." },
  },
  facts: { product: "Product", order: "Order", signed: "Signed", written: "Written" },
  columns: {
    product: "Product",
    stars: "Stars",
    words: "Review",
    author: "By",
    photos: "Photos",
    reply: "Reply",
    written: "Written",
  },
  open: (product: string, author: string) => `${product}, by ${author}`,
  hasReply: "Yes",
  noReply: "No",
} as const;

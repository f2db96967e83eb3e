import type { Notice } from "#platform/notice.ts";
import type { CommentAct } from "./comment-list.ts";

/** The comments' screen in words; what docs/product quotes stands here to the letter. */
export const commentAdminText = {
  title: "Comments",
  tabs: { pending: "Pending Approval", approved: "Approved" },
  empty: {
    pending: { title: "No comments are waiting.", text: "New comments stand here until you approve them." },
    approved: { title: "No approved comments yet.", text: "Approved comments show below their posts." },
  },
  noneFound: { title: "No comments match.", text: "Try other words." },
  buttons: { approve: "Approve", unapprove: "Unapprove", delete: "Delete" },
  ask: {
    one: (name: string) => `Delete the comment by ${name}? It can't be brought back.`,
    selected: "Delete all selected comments? They can't be brought back.",
    several: (count: number) =>
      count === 1
        ? "Delete 1 comment? It can't be brought back."
        : `Delete ${count} comments? They can't be brought back.`,
  },
  denied: {
    title: "Access Denied",
    text: "You may lack permission for comments, or your sign-in is not valid any more. Sign in again.",
  },
  loadFailed: { title: "Error", text: "Could not fetch comments." },
  none: { title: "Error", text: "Select at least one comment." },
  search: "Search comments",
  all: "Show all",
  selected: { approve: "Approve selected", unapprove: "Unapprove selected", delete: "Delete selected" },
  columns: { author: "Author", words: "Comment", acts: "Actions" },
  spam: "Spam",
  by: (name: string) => `the comment by ${name}`,
  /** '21 November 2026 at 12:35 pm on Kohbar', whose title leads to it. */
  below: { before: " on ", after: "" },
  done: doneText,
  /** What an act that changed nothing says. */
  failed: (act: CommentAct, reason: string): Notice => ({
    title: "Error",
    text: `Could not ${act} the comment. ${reason}`,
  }),
  reasons: {
    dealt: "Someone else has dealt with it already.",
    broken: "Please try again.",
    offline: "The shop could not be reached.",
  },
};

const done: Record<CommentAct, { title: string; does: string }> = {
  approve: { title: "Comment Approved", does: "shows below its post now." },
  unapprove: { title: "Comment Unapproved", does: "does not show any more." },
  delete: { title: "Comment Deleted", does: "is gone for good." },
};

/** What an act on some comments says when it is done. */
function doneText(act: CommentAct, count: number): { title: string; text: string } {
  const { title, does } = done[act];
  if (count === 1) return { title, text: `It ${does}` };
  return { title: title.replace("Comment", `${count} Comments`), text: doneToSeveral[act] };
}

const doneToSeveral: Record<CommentAct, string> = {
  approve: "They show below their posts now.",
  unapprove: "They do not show any more.",
  delete: "They are gone for good.",
};

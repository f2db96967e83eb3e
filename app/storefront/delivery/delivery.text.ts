import type { IndianState } from "#values/contact/indian-state.ts";

const unread = "We could not reach the shop. Please check your connection and try again.";

/** The words of the question how long delivery takes, and whether cash is taken (CASH-11). */
export const deliveryText = {
  title: "Delivery",
  intro: "When a parcel reaches you, and whether you can pay in cash when it does.",
  pincode: "Pincode",
  check: "Check Delivery",
  wrong: "Enter a PIN code of six digits, such as 847211.",
  noPlace: "India Post has no such PIN code. Please compare its digits.",
  to: (pincode: string, state: IndianState | undefined) =>
    `Delivery to ${state === undefined ? pincode : `${pincode}, ${state}`}`,
  cash: "Cash on delivery",
  unserviceable: (pincode: string) =>
    `Couriers do not come to ${pincode} themselves. Please write to us before you order, and we find a way.`,
  if: "If you order today.",
  back: (name: string) => `Back to ${name}`,
  /** Cash at the door: not taken, for what reason; or taken, for which sums, and what it costs. */
  noCash: (reason: string, help: string) => `No. ${reason} ${help}`,
  withCash: (sums: string | undefined, fee: string | undefined) =>
    `Yes${sums === undefined ? "" : `, for ${sums}`}${fee === undefined ? "." : `; it costs ${fee} more.`}`,
  unread: { title: "Error", text: unread },
  failed: unread,
};

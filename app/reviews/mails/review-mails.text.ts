export const reviewInviteText = {
  subjectMany: "What are your pieces like?",
  subjectOne: (piece: string) => `What is your ${piece} like?`,
  title: "What is it like?",
  preview: "A few words help others, and whoever made it.",
  text: "Your order has been with you for a week. A few honest words, good or bad, help others to choose, and its maker reads them.",
  order: "Your order",
  write: "Write a Review",
  note: "We ask once for each order. The link below stops that for good.",
};

export const reviewHiddenText = {
  subject: (product: string) => `Your review of ${product} is not shown`,
  title: "About your review.",
  preview: (product: string) => `Why your review of ${product} is not shown.`,
  reason: (product: string, reason: string) =>
    `We do not show your review of ${product}. The reason: ${reason.toLowerCase()}.`,
  change: "That a review is bad is never a reason. You may change yours; we look at it again.",
  see: "See your review",
};

/** The frame's wording. */
export const shellText = {
  skip: "Skip to content",
  newsletter: { title: "News from the makers", text: "New drawings and small batches, about once a month." },
  contact: "Write to us",
  failed: {
    title: "Something went wrong",
    text: "It is on our side, not yours. Please try again in a moment.",
    support: "If it happens again, write to us and name this request:",
  },
  refused: {
    title: "This could not be done",
    text: "The shop did not understand what was sent. Please go back and try again.",
  },
  offline: {
    title: "We could not reach the shop",
    text: "Your connection seems to be down. What is in your cart is kept.",
  },
  notFound: { title: "Page Not Found", text: "This page does not exist, or it has moved." },
} as const;

/** What the dashboard's parts say. */
export const overviewText = {
  stats: {
    products: "Total Products",
    orders: "Total Orders",
    pendingComments: "Pending Comments",
    newQuotes: "New Bulk Quotes",
  },
  sales: {
    title: "Orders and Revenue",
    today: "Today",
    month: "This month",
    byDay: "Revenue by day",
    /** Stands behind it where there is room for it. */
    aboveBars: ", and above each bar its number of orders",
    none: "No sales yet this month.",
    unread: "The figures could not be read.",
    orders: (count: string, isOne: boolean) => `${count} ${isOne ? "order" : "orders"}`,
    figures: "Figures by day",
    columns: { day: "Day", orders: "Orders", revenue: "Revenue" },
    chart: "Revenue of this month, day by day",
    best: (day: string, revenue: string) => `The best day was ${day} with ${revenue}.`,
  },
  visits: {
    title: "Visits",
    unread: "These could not be counted.",
    chart: "Visits of the last 30 days",
    said: (count: string, isOne: boolean) => `${count} ${isOne ? "visit" : "visits"} in the last 30 days.`,
    none: "Nobody has come in the last 30 days.",
    all: "All numbers",
  },
  attention: {
    title: "Needs Attention",
    unread: "These could not be counted.",
    noneLeft: "none left",
    left: (stock: number) => `${stock} left`,
  },
  activity: {
    order: (number: string) => `Order ${number}`,
    quote: "Bulk quote request",
    quoteFor: (product: string) => `for ${product}`,
    comment: "Comment",
    commentOn: (post: string | null, words: string) => `on ${post ?? "a post"}: “${words}”`,
    /** Between what came and whose it is: 'Order JC-1 by Asha'. */
    by: " by ",
  },
};

/** What is counted for the owner. */
export const attentionText = {
  ordersToPack: "Orders to pack",
  toConfirm: "Orders to confirm",
  lateToSend: "Late to send",
  newReturns: "New returns",
  unpaidReturns: "Returns whose refund failed",
  newReviews: "Reviews to look at",
  newMessages: "Unanswered messages",
  openGrievances: "Open grievances",
  newQuotes: "Unanswered quote requests",
  heldMessages: "Messages held for their links",
  heldQuotes: "Requests held for their links",
  proofChanges: "Changes of proofs asked",
  offerChanges: "Changes of offers asked",
  endingSoon: "Offers that end soon",
  paymentIssues: "Payment issues",
  refundsDue: "Refunds due",
  lowStock: "Low stock",
};

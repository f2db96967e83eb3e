export const overviewText = {
  stats: {
    products: "Total Products",
    orders: "Total Orders",
    pendingComments: "Pending Comments",
    newQuotes: "New Bulk Quotes",
  },
  visits: {
    title: "Visits",
    unread: "These could not be counted.",
    chart: "Visits of the last 30 days",
    said: (count: string, isOne: boolean) => `${count} ${isOne ? "visit" : "visits"} in the last 30 days.`,
    none: "Nobody has come in the last 30 days.",
    all: "All numbers",
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

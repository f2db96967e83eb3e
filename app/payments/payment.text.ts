/** What the payment functions answer when they refuse; the page's toasts put it after their own words. */
export const paymentText = {
  notFound: "This order can't be found.",
  unreadable: "This request can't be read.",
  notByCard: "This order is not paid by card.",
  staysCash: "This order is paid in cash when it arrives: it is packed already, or its cash has come.",
  backToCash:
    "We have received your payment, but this order was made ready for cash meanwhile, or it was cancelled. " +
    "We return the whole amount to you.",
  paidOtherwise:
    "We have received your payment, but what it was for is paid already, or the order was cancelled. " +
    "We return the whole amount to you.",
  alreadyPaid: "This order is already paid.",
  tooLate:
    "We have received your payment, but can't send this order any more: it was cancelled, or its last piece was sold meanwhile. " +
    "We are sorry, and return the whole amount to you.",
  cancelled: "This order was cancelled.",
  lapsed:
    "This order can't be paid any more: its prices held for 7 days. Please place it again, at today's prices.",
  soldOut: (name: string) => `${name} is sold out meanwhile.`,
  busy: "The payment is being prepared. Please try again in a moment.",
  noService: "The payment service does not answer. Please try again in a moment.",
  tooMany: "Too many tries came from your network. Please try again in a few minutes.",
  notVerified: "Could not verify payment.",
  wrongSum: "The amount paid is not the order's amount. We will return it to you.",
  waiting: "Your bank has not confirmed the payment yet. We will write to you as soon as it does.",
  unsure:
    "We could not ask the payment service yet. We keep asking, and write to you when your payment is there.",
  failed: (reason: string) => `The payment did not go through. (Reason: ${reason})`,
};

/** The callback's notices, where no script ran to show a toast (PAY-15, PAY-16). */
export const paymentNotices = {
  paid: { title: "Payment Successful!", text: "Your order is confirmed." },
  incomplete: (text: string) => ({ title: "Payment Incomplete", text }),
  tooLate: (text: string) => ({
    title: "Payment Came Too Late",
    text,
    tone: "destructive" as const,
  }),
  failed: (text: string) => ({ title: "Payment Failed", text, tone: "destructive" as const }),
  notVerified: (text: string) => ({
    title: "Payment Verification Failed",
    text,
    tone: "destructive" as const,
  }),
};

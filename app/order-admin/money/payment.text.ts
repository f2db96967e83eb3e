/** How an order is paid and shipped, and what goes back of cash. */
export const paymentPanelText = {
  title: "Payment and shipping",
  method: "Payment method",
  payment: "Payment",
  paidOn: "Paid on",
  abroad: "Paid from abroad",
  abroadNote: "It takes seven working days to the bank.",
  collectedOn: "Collected on",
  givenBack: "Given back",
  provider: "Provider said",
  razorpayOrder: "Razorpay order",
  razorpayPayment: "Razorpay payment",
  shipping: "Shipping method",
  due: "Due to send",
  date: "Date",
  newDate: "New Date",
};

export const cashPartText = {
  toGiveBack: "Cash to give back (₹)",
  givenBack: "Cash given back",
  toGiveBackByHand: "To give back by hand (₹)",
  givenBackByHand: "Money given back",
  collected: "COD collected",
  askNotCollected: "Mark the cash as not collected after all?",
  notCollected: "Not collected after all",
};

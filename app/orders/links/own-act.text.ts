/** What a buyer does about an order. */
export const ownActWords = {
  cancel: "Cancel Order",
  address: "Correct Delivery Address",
  again: "Order Again",
  return: "Return or Report a Problem",
  bound: "To change what we agreed on, or to cancel it, please write or call.",
  review: "Write a Review",
};

/** A bill's rows in the owner's words. */
export const ownerBill = {
  shipping: (method: string) => `Shipping cost (${method})`,
  total: "Order total",
};

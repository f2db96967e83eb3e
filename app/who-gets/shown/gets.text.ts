/** Who gets what of a price, as the public reads it. The parts' names stand in docs/product to the letter. */
export const getsText = {
  title: "Who Gets What",
  of: (price: string) => `Of the price of one piece, ${price}:`,
  makers: "Those who made it",
  material: "Material",
  collective: "The collective",
  collectiveFor: "(photographs, packing, rent, risk)",
  gst: "GST",
};

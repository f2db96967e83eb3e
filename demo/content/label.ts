/** What the demo shop's owner has set for the labels of all goods. */
export const labelFacts = {
  originCountry: "India",
  netQuantity: "1 piece",
  madeBy: "The maker named on its page, for Jhola Crafts, Ward 4, Station Road, Madhubani, Bihar 847211",
  madeMonth: "October 2026",
};

/** What is wrong with what the forms of an order's page say. */
export const orderActText = {
  tracking: "Enter a web address that begins with https:// or http://.",
  amount: "Enter an amount in rupees, such as 250 or 250.50.",
  past: "Choose a day from today on.",
  far: "Choose a day within a year.",
};

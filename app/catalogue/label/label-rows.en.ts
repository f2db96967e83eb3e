/** What the law wants said of packaged goods, on their pages and labels. */
export const labelLabels = {
  origin_country: "Country of Origin",
  net_quantity: "Net Quantity",
  made_by: "Made by",
  made_month: "Month of Making",
  consumer_care: "Consumer Care",
};

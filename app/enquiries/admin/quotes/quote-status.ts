export const quoteStatuses = [
  "New",
  "Contacted",
  "Quoted",
  "Closed - Won",
  "Closed - Lost",
  "On Hold",
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

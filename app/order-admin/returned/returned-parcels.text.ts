import type { Grouping } from "./returned-parcels.ts";

export const returnedText = {
  title: "Returned parcels",
  note: "Of the parcels that left, how many came back or are on their way back. Parcels that couriers lost, and what buyers send back, do not count.",
  period: "Period",
  days: (days: number): string => (days === 365 ? "The last year" : `The last ${days} days`),
  none: { title: "No parcel left in this time.", text: "Parcels stand here once they are on their way." },
  failed: { title: "Error", text: "Could not count the returned parcels." },
  apply: "Apply",
  sent: "Sent",
  back: "Came back",
  rate: "Rate",
  state: (name: string): string => name,
  unknown: "Not known",
  most: (count: number): string => `The ${count} with most parcels back. The file has all of them.`,
};

export const groupingNames: Record<Grouping, string> = {
  method: "Payment method",
  state: "State",
  pin: "PIN code begins with",
};

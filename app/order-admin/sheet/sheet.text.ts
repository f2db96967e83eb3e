import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";

/** What an order's page calls its parts, their facts and their buttons. */
export const sheetText = {
  title: (order: string) => `Order: ${order}`,
  placedOn: (when: string) => `Placed on ${when}`,
  made: ({ made, pieces, makers }: { made: number; pieces: number; makers: readonly string[] }) =>
    [`Made ${grouped(made)} of ${grouped(pieces)}`, ...(makers.length > 0 ? [makers.join(", ")] : [])].join(
      " · ",
    ),
  /** Its owner alone reads it. */
  advised: (day: string | null) =>
    day === null
      ? "By the free weeks: full for as long as you look ahead."
      : `By the free weeks it is made by ${longDay(day)}.`,
  addresses: {
    billing: "Billing address",
    shipping: "Shipping address",
  },
  returns: {
    title: "Returns",
    asked: (when: string) => `Asked ${when}`,
    states: {
      requested: "Requested",
      approved: "Approved",
      received: "Received",
      settled: "Settled",
      declined: "Declined",
      withdrawn: "Withdrawn",
    },
  },
  customer: {
    title: "Customer",
    name: "Name",
    guest: "(guest)",
    email: "Email",
    phone: "Phone",
    date: "Order date",
    total: "Order total",
    company: "Company",
  },
  note: { title: "Internal note", label: "Note", hint: "Only admins see this.", save: "Save Note" },
  items: "Items",
  history: "History",
  changes: (count: number) => `Changes by admins (${count})`,
  did: (who: string, what: string) => `${who}: ${what}`,
  status: "Status",
  updateStatus: "Update Status",
  sameStatus: "It has this status now. Choose another one to update it.",
  askCancelSent:
    "This order has left. Cancel it all the same? Its buyer gets a mail, and its counted pieces stand in your stock again, as if they were back.",
  trackingNumber: "Tracking number",
  trackingLink: "Tracking link",
  saveTracking: "Save Tracking",
  mailTracking: "Mail new tracking details to the customer",
};

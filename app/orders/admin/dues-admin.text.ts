import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { dueNames, dueWays, dueWithSum } from "../dues/dues.text.ts";
import type { Due } from "../dues/dues.ts";

/** What the owner reads of an order that is paid in parts. */
export const duesAdminText = {
  title: "Parts of the payment",
  unpaid: "Not paid yet",
  paid: ({ method, reference, paidAt }: Due): string =>
    paidAt === null
      ? duesAdminText.unpaid
      : `Paid on ${longDay(indianDay(paidAt))} by ${dueWays[method]}${reference ? ` (${reference})` : ""}`,
  received: "Payment Received",
  receivedHint: (due: Due): string =>
    `When the ${dueNames[due.kind].toLowerCase()} has come to your account or into your hand. The customer gets a mail.`,
  way: "How it came",
  ways: [
    { value: "bank", label: "By bank transfer" },
    { value: "cash", label: "In cash, or by UPI in hand" },
  ],
  reference: "Bank reference",
  referenceHint: "The UTR of the transfer, for your books.",
  day: "Date",
  notReceived: "Not received after all",
  askNotReceived: (due: Due): string => `Mark the ${dueWithSum(due)} as not received after all?`,
  days: {
    future: "Choose a day up to today.",
    old: "Choose a day within the last year.",
  },
} as const;

export const duesSaved = {
  received: { title: "Payment received", text: "It is noted, and the customer gets a mail." },
  unreceived: { title: "Payment not received", text: "This part is due again, and nobody is written to." },
} as const;

import * as z from "zod/mini";
import { browserList } from "#ui/browser-list.ts";
import { parsedJson } from "#values/parsed-json.ts";

/** Rules of a bulk quote request (ENQUIRY-5). */

/** A request's first status (ENQUIRY-9). */
export const firstQuoteStatus = "New" as const;

/** A buyer's checked request. Optional facts are null. */
export interface BulkQuoteRequest {
  fullName: string;
  email: string;
  phone: string;
  company: string | null;
  quantity: number;
  customization: string | null;
  message: string | null;
}

/** A checked request of the business page. Optional facts are null. */
export interface B2bQuote {
  about: "quote";
  fullName: string;
  company: string | null;
  email: string;
  product: string;
  quantity: number;
  logo: string | null;
}

export interface B2bSample {
  about: "sample";
  fullName: string;
  email: string;
  address: string;
  product: string;
}

export type B2bRequest = B2bQuote | B2bSample;

/** A request as the sender's browser stores it; `at` is an ISO time. */
export type SentB2bRequest = B2bRequest & { at: string };

const common = { fullName: z.string(), email: z.string(), product: z.string(), at: z.iso.datetime() };
const stored = z.array(
  z.discriminatedUnion("about", [
    z.object({
      about: z.literal("quote"),
      ...common,
      company: z.nullable(z.string()),
      quantity: z.number(),
      logo: z.nullable(z.string()),
    }),
    z.object({ about: z.literal("sample"), ...common, address: z.string() }),
  ]),
);

/** Reads the requests that the browser stored; an unreadable text counts as none. */
export const parseOwnRequests = (text: string | null): SentB2bRequest[] =>
  stored.safeParse(parsedJson(text ?? "")).data ?? [];

/** The requests that this browser sent (ENQUIRY-8). */
export const ownRequests = browserList<SentB2bRequest>({
  key: "jhola-b2b-requests",
  storage: () => localStorage,
  parse: parseOwnRequests,
  most: 20,
});

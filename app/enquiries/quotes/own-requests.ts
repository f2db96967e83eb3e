import * as z from "zod/mini";
import { browserList } from "#ui/browser-list.ts";
import { parsedJson } from "#values/parsed-json.ts";
import type { SentB2bRequest } from "./b2b.ts";

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

/** Reads what the browser kept; whatever is unreadable counts as nothing. */
export const parseOwnRequests = (text: string | null): SentB2bRequest[] =>
  stored.safeParse(parsedJson(text ?? "")).data ?? [];

/** What this browser sent (ENQUIRY-8). */
export const ownRequests = browserList<SentB2bRequest>({
  key: "jhola-b2b-requests",
  storage: () => localStorage,
  parse: parseOwnRequests,
  most: 20,
});

import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { enquiryFilter } from "../enquiry-filter.ts";
import { readQuotes } from "./quote.db.server.ts";
import { quoteStatuses } from "./quote.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

export const loader = recordsFile(policy, {
  act: "bulk_quote.exported",
  table: "bulk_quotes",
  async read({ db }, parameters) {
    const filter = enquiryFilter(parameters, quoteStatuses);
    const detail = { status: filter.status, searched: filter.query !== "" };
    return { name: "bulk-quotes", rows: readQuotes(db, filter), detail };
  },
  columns: [
    ["Received", ({ receivedAt }) => receivedAt],
    ["Kind", ({ kind }) => kind],
    ["Full Name", ({ fullName }) => fullName],
    ["Company", ({ company }) => company],
    ["Email", ({ email }) => email],
    ["Phone", ({ phone }) => phone],
    ["Product", ({ product }) => product],
    ["Quantity", ({ quantity }) => quantity],
    ["Customization Details", ({ customization }) => customization],
    ["Message", ({ message }) => message],
    ["Shipping Address", ({ address }) => address],
    ["Status", ({ status }) => status],
    ["Admin Notes", ({ notes }) => notes],
    ["Id", ({ id }) => id],
  ],
});

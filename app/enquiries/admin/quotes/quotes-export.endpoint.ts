import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { enquiriesFile } from "../enquiry-page.server.ts";
import { quoteRows } from "./quote.db.server.ts";
import { quotes } from "./quote.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

export const loader = enquiriesFile(policy, quotes, quoteRows, {
  name: "bulk-quotes",
  act: "bulk_quote.exported",
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

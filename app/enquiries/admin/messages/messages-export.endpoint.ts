import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { enquiryFilter } from "../enquiry-filter.ts";
import { readMessages } from "./message.db.server.ts";
import { messageStatuses } from "./message.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

export const loader = recordsFile(policy, {
  act: "contact_message.exported",
  table: "contact_messages",
  async read({ db }, parameters) {
    const filter = enquiryFilter(parameters, messageStatuses);
    const detail = { status: filter.status, searched: filter.query !== "" };
    return { name: "contact-messages", rows: readMessages(db, filter), detail };
  },
  columns: [
    ["Received", ({ receivedAt }) => receivedAt],
    ["Name", ({ fullName }) => fullName],
    ["Email", ({ email }) => email],
    ["Phone", ({ phone }) => phone],
    ["Message", ({ message }) => message],
    ["Status", ({ status }) => status],
    ["Admin Response / Notes", ({ response }) => response],
    ["Updated", ({ updatedAt }) => updatedAt],
    ["Id", ({ id }) => id],
  ],
});

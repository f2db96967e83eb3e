import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { enquiriesFile } from "../enquiry-page.server.ts";
import { messageRows } from "./message.db.server.ts";
import { messages } from "./message.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

export const loader = enquiriesFile(policy, messages, messageRows, {
  name: "contact-messages",
  act: "contact_message.exported",
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

import type { Holder } from "#accounts/permissions/holder.ts";
import type { MailServices } from "#platform/services.server.ts";
import { type ActOutcome, actOn, type EnquiryChange, mailedAnswer } from "../enquiry-acts.server.ts";
import { spamStatus } from "../enquiry-kind.ts";
import { messageRows } from "./message.db.server.ts";
import type { MessageChange } from "./message.form.ts";
import { type MessageRecord, statusAfterReply } from "./message.ts";

/** Stores the owner's status and notes of a message. */
export const keepMessage = (
  shop: MailServices,
  actor: Holder<"messages">,
  change: MessageChange,
): Promise<ActOutcome> =>
  actOn(shop, actor, messageRows, change, (before) => changed(before, change, "updated"));

/** Stores the owner's response and mails it to the sender: both, or nothing. */
export const answerMessage = (
  shop: MailServices,
  actor: Holder<"messages">,
  change: MessageChange,
): Promise<ActOutcome> =>
  actOn(shop, actor, messageRows, change, (before) => {
    const reply = { about: { kind: "message" }, asked: before.message, text: change.response ?? "" } as const;
    const mail = mailedAnswer(before, reply, shop);
    if (!mail) return "noAddress";
    const answered = { ...change, status: statusAfterReply(change.status) };
    return { ...changed(before, answered, "answered"), mail };
  });

const changed = (
  before: MessageRecord,
  { status, response }: MessageChange,
  what: "updated" | "answered",
): EnquiryChange<"contact_messages"> => ({
  columns: { status, admin_response: response, spam: status === spamStatus, held_for_links: false },
  action: `contact_message.${what}`,
  detail: {
    status: before.status === status ? null : status,
    response: before.response !== response,
  },
});

import type { Holder } from "#accounts/permissions/holder.ts";
import type { MailServices } from "#platform/services.server.ts";
import { type ActOutcome, actOn, type EnquiryChange, mailedAnswer } from "../enquiry-acts.server.ts";
import { spamStatus } from "../enquiry-kind.ts";
import type { SeveralFormAct } from "../enquiry-page.server.ts";
import { messageRows } from "./message.db.server.ts";
import type { MessageChange } from "./message.form.ts";
import { type MessageRecord, statusAfterReply } from "./message.ts";
import { nextOfMessage, statusAfterPress } from "./message-next.ts";
import type { MessageStatus } from "./message-status.ts";

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

/** Sets the status of a message that a condition holds of, and leaves its response. */
const setStatus =
  (status: MessageStatus, fits: (before: MessageRecord) => boolean): SeveralFormAct =>
  (shop, actor, seen) =>
    actOn(shop, actor, messageRows, seen, (before): EnquiryChange<"contact_messages"> | "unfit" =>
      fits(before) ? changed(before, { ...seen, status, response: before.response }, "updated") : "unfit",
    );

const isSpam = ({ status }: MessageRecord): boolean => status === spamStatus;

/** What can be done to several messages at once. */
export const severalMessages = {
  done: setStatus("Resolved", (before) => !isSpam(before) && before.status !== "Resolved"),
  real: setStatus(statusAfterPress("judge"), isSpam),
  // What the shop took for spam is nobody's word until the owner has given hers.
  spam: setStatus(spamStatus, (before) => !isSpam(before) || nextOfMessage(before) === "judge"),
};

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

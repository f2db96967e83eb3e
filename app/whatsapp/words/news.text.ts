import type { TemplateName } from "./template-message.ts";

/** What a message is about, as the owner reads it. */
export const newsNames: Readonly<Record<TemplateName, string>> = {
  order_placed: "Order placed",
  pay_part: "Payment due",
  confirm_cash: "To confirm",
  parcel_left: "Parcel on its way",
  out_for_delivery: "Arrives today",
  arrived: "Arrived",
  back_in_stock: "Back in stock",
  work_given: "New work",
};

/** What became of a message. */
export const messageStates = {
  waiting: "waits",
  sending: "is being sent",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  unclear: "unclear: the mail has it all",
  dropped: "not sent: there was nothing new to say any more",
  stopped: "not sent: STOP was written from this number",
  failed: (why: string) => `not sent: ${why}`,
};

/** Why Meta refused a message, by its code. */
export const refusedText = {
  unknown: (code: number | null) => `WhatsApp refused it${code === null ? "" : ` (${code})`}`,
  reasons: {
    131026: "this number has no WhatsApp",
    132001: "Meta has not approved this message yet",
    130429: "WhatsApp was too busy",
    131000: "WhatsApp had a failure",
    190: "the token has ended",
  },
};

/** Why a message that was to try the settings was not sent, or may not have been. */
export const triedText = {
  unset: "The settings for WhatsApp are not there.",
  stopped: "STOP was written from this number. Write START there first.",
  often: "That was very often. Please wait a few minutes.",
  unclear: "Nobody knows whether it was sent: WhatsApp gave no clear answer. Look at the phone.",
  refused: (why: string) => `It was not sent: ${why}.`,
};

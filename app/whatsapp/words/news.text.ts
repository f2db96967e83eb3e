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
  failed: (code: number | null) => `not sent: WhatsApp refused it${code === null ? "" : ` (${code})`}`,
  reasons: {
    131026: "not sent: this number has no WhatsApp",
    132001: "not sent: Meta has not approved this message yet",
    130429: "not sent: WhatsApp was too busy",
    131000: "not sent: WhatsApp had a failure",
    190: "not sent: the token has ended",
  },
};

/** What came of a message that was sent to try the settings. */
export const triedText = {
  unclear: "Nobody knows whether it was sent: WhatsApp gave no clear answer. Look at the phone.",
};

import { messageStates, newsNames, refusedText } from "./news.text.ts";
import { type TemplateName, templateNames } from "./template-message.ts";

export type MessageState =
  | "waiting"
  | "sending"
  | "sent"
  | "delivered"
  | "read"
  | "failed"
  | "unclear"
  | "dropped"
  | "stopped";

/** Why Meta refused a message, in the owner's words where there are any. */
export function whyRefused(code: number | null): string {
  const known = Object.entries(refusedText.reasons).find(([one]) => Number(one) === code)?.[1];
  return known ?? refusedText.unknown(code);
}

/** What became of a message, in the language of the moment. */
export function stateOf({ state, code }: { state: MessageState; code: number | null }): string {
  return state === "failed" ? messageStates.failed(whyRefused(code)) : messageStates[state];
}

/** Did the buyer get nothing by WhatsApp that they agreed to? */
export const isTrouble = (state: MessageState): boolean => state === "failed" || state === "unclear";

/** What a message is about: its template, or, of one that was not sent, what it stands beside. */
export function aboutOf({ template, key }: { template: string | null; key: string }): string {
  const name = templateNames.find((one) => one === template) ?? guessed(key);
  return newsNames[name];
}

const byKey: Readonly<Record<string, TemplateName>> = {
  "order-placed": "order_placed",
  "order-taken": "order_placed",
  "order-paid": "order_placed",
  "order-due": "pay_part",
  "order-asked": "pay_part",
  "order-confirm": "confirm_cash",
  "order-status": "parcel_left",
  "back-in-stock": "back_in_stock",
  work: "work_given",
};

const bySteps: Readonly<Record<string, TemplateName>> = {
  picked_up: "parcel_left",
  out_for_delivery: "out_for_delivery",
  delivered: "arrived",
};

function guessed(key: string): TemplateName {
  const [what = "", , step = ""] = key.split(":");
  return bySteps[step] ?? byKey[what] ?? "parcel_left";
}

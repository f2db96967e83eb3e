import { data } from "react-router";
import type { OrderMailServices } from "#orders/order-services.ts";
import { askPeople } from "../asking/ask-people.server.ts";
import type { SheetFault } from "../sheet/read-row.ts";
import { readSheet, sheetBytesIn, sheetTextOf } from "../sheet/read-sheet.server.ts";
import { type HomesAct, mostFaults, type OwnHomesAnswer } from "./homes-act.form.ts";
import { keepSheet } from "./keep-sheet.server.ts";
import { sheetLinesOf } from "./read-homes.server.ts";
import type { recipientsText } from "./recipients.text.ts";
import { recipientsText as text } from "./recipients.text.ts";
import { sendKnown } from "./send-known.server.ts";

export type HomesNotice = keyof typeof recipientsText.notices;

/** What comes of an act: what to say of it, or what is wrong. */
type Received = { done: HomesNotice } | { answer: ReturnType<typeof data<OwnHomesAnswer>> };

/** Carries out a buyer's act on the homes of their order. Callers check first that they may. */
export async function receiveHomesAct(
  shop: OrderMailServices,
  orderId: string,
  { act, form }: { act: HomesAct; form: FormData },
): Promise<Received> {
  switch (act) {
    case "upload":
      return receiveSheet(shop, orderId, form);
    case "ask":
      return { done: (await askPeople(shop, orderId)) > 0 ? "asked" : "nobody" };
    case "known":
      await sendKnown(shop, orderId);
      return { done: "known" };
  }
}

async function receiveSheet(shop: OrderMailServices, orderId: string, form: FormData): Promise<Received> {
  const bytes = await sheetBytesIn(form);
  const read = await readSheet(bytes, await sheetLinesOf(shop.db, orderId));
  if ("faults" in read) return refused(read.faults, bytes);
  const kept = await keepSheet(shop, orderId, read.rows);
  switch (kept.kind) {
    case "kept":
      return { done: "uploaded" };
    case "refused":
      return refused(kept.faults, bytes);
    case "closed":
      return { answer: data<OwnHomesAnswer>({ kind: "failed", text: text.closed }, { status: 409 }) };
  }
}

function refused(faults: readonly SheetFault[], bytes: Uint8Array): Received {
  const answer = { faults: faults.slice(0, mostFaults), count: faults.length, sheet: sheetTextOf(bytes) };
  return { answer: data<OwnHomesAnswer>({ kind: "refused", ...answer }, { status: 422 }) };
}

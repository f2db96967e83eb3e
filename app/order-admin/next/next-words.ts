import { isSaidPaid } from "#orders/dues/dues.ts";
import { ownerDues } from "#orders/dues/owner-dues.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { cashAdminText } from "../dues-admin.text.ts";
import { homesSentences } from "../homes/homes-sentences.ts";
import type { AdminPage } from "../read-order.server.ts";
import { nextSteps, shipmentsText } from "../shipments/shipments-admin.text.ts";
import { waitsText as text } from "./next.text.ts";
import type { Next } from "./next-of.ts";

/** What waits, and for whom, in a sentence. */
export function nextSentence(next: Next, { order }: Pick<AdminPage, "order">): string {
  const who = order.billing.fullName;
  switch (next.kind) {
    case "refund":
    case "attempt":
    case "book":
    case "send":
    case "track":
    case "pay":
      return text[next.kind](who);
    case "cancelled":
    case "lost":
    case "done":
      return text[next.kind];
    case "due":
    case "owed":
      return text[isSaidPaid(next.due) ? "saidPaid" : next.kind](ownerDues.withSum(next.due));
    case "confirm":
      return order.confirmation ? cashAdminText.waits(longDateTime(order.confirmation.by)) : "";
    case "pack":
      return text.pack(
        order.lines.reduce((count, { quantity }) => count + quantity, 0),
        who,
      );
    case "make":
      return text.make(who, longDay(next.by));
    case "unmade":
      return text.unmade(next.pieces);
    case "begun":
      return text.begun(next.lot);
    case "cash":
      return text.cash(rupeesExact(order.total));
    case "return":
      return text.return(next.of.number);
    case "rest":
      return shipmentsText.someOpen(next.pieces);
    case "homes":
      return homesSentences(next.homes)[0] ?? "";
    case "hand-over":
      return text.handOver;
    case "still-comes":
      return nextSteps[next.parcel.bookingClaimedUntil === null ? "keepIt" : "takenBack"];
    case "asked":
      return nextSteps.asked;
    case "coming-back":
      return nextSteps.comesBack;
    case "is-back":
      return nextSteps.isBack;
    case "number":
      return nextSteps.noNumber;
  }
}

/** Since when it waits. */
export function waitingSince(next: Next, { order, history }: Pick<AdminPage, "order" | "history">): Date {
  const last = history[0]?.at ?? order.placedAt;
  switch (next.kind) {
    case "confirm":
    case "pay":
    case "due":
      return order.placedAt;
    case "pack":
    case "make":
    case "unmade":
      return order.paidAt ?? order.placedAt;
    case "book":
    case "send":
      return next.parcel?.createdAt ?? order.packedAt ?? last;
    case "return":
      return next.of.requestedAt;
    case "asked":
    case "hand-over":
    case "still-comes":
      return next.parcel.bookedAt ?? last;
    case "number":
    case "track":
      return next.parcel?.pickedUpAt ?? last;
    case "refund":
    case "cancelled":
    case "begun":
    case "lost":
    case "cash":
    case "owed":
    case "done":
    case "attempt":
    case "coming-back":
    case "is-back":
    case "rest":
    case "homes":
      return last;
  }
}

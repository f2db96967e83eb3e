import { data } from "react-router";
import type { Holder } from "#accounts/permissions/holder.ts";
import { homesDoneWords } from "#order-admin/homes/homes.text.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Notice } from "#platform/notice.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { sheetBytesIn, sheetTextOf } from "#recipients/sheet/read-sheet.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { waitingWords } from "../homes-done.ts";
import { backText } from "./back.text.ts";
import { type BackAnswer, mostBackFaults } from "./back-answer.ts";
import { type BackTaken, takeSheetBack } from "./take-back.server.ts";

/** Takes the sheet that comes back: its faults, or a redirect with what came of it. */
export async function receiveBack(
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, form, path }: { orderId: string; form: FormData; path: string },
) {
  const bytes = await sheetBytesIn(form);
  const taken = await takeSheetBack(shop, actor, { orderId, bytes });
  if (taken.kind !== "refused") throw redirectWithNotice(path, noticeOf(taken));
  const { faults } = taken;
  const answer: BackAnswer = {
    kind: "sheet",
    count: faults.length,
    sheet: sheetTextOf(bytes),
    faults: faults.slice(0, mostBackFaults),
  };
  return data(answer, { status: 422 });
}

function noticeOf(taken: Exclude<BackTaken, { kind: "refused" }>): Notice {
  const { notices: say } = backText;
  const nothing = (text: string): Notice => ({ title: say.nothing, text, tone: "destructive" });
  switch (taken.kind) {
    case "unpaid":
      return nothing(say.unpaid(rupeesExact(taken.left)));
    case "several-states":
      return nothing(homesDoneWords.severalStates);
    case "unfit":
      return nothing(say.unfit);
    case "done": {
      const waits = [...waitingWords(taken), ...(taken.stale > 0 ? [say.changed(taken.stale)] : [])];
      if (taken.changed > 0) return { title: say.done(taken.changed), text: waits.join(" ") };
      return waits.length > 0 ? nothing(waits.join(" ")) : { title: say.same };
    }
  }
}

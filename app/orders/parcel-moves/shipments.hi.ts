import type { Words } from "#values/language/texts.ts";
import type * as en from "./shipments.text.ts";

export const stateWords: Words<typeof en.stateWords> = {
  draft: "पैक हो गया",
  booking: "बुक हो रहा है",
  booked: "बुक हो गया",
  picked_up: "निकल चुका",
  moving: "रास्ते में",
  out_for_delivery: "पहुँचाने के लिए निकला",
  attempt_failed: "पहुँच नहीं पाया",
  delivered: "पहुँच गया",
  rto: "लौट रहा है",
  rto_received: "लौट आया",
  cancelled: "रद्द",
};

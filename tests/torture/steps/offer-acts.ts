import { offered } from "../copies/offered.ts";
import type { Act } from "./act.ts";

const accept: Act = {
  name: "an offer accepted",
  steps: [
    ["insert", "orders"],
    ["insert", "order_items"],
    ["insert", "order_history"],
    ["insert", "order_dues"],
    ["update", "offers"],
    ["update", "bulk_quotes"],
    ["insert", "mail_outbox"],
  ],
  async ready(copies) {
    const { press, traces } = await offered(copies);
    return { press: () => press("bank"), traces };
  },
};

export const offerActs: readonly Act[] = [accept];

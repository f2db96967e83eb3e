import { offered } from "../copies/offered.ts";
import { taken } from "../copies/taken.ts";
import type { Act } from "./act.ts";

const accept: Act = {
  name: "an offer accepted",
  steps: [
    "insert orders",
    "insert order_items",
    "insert order_history",
    "insert order_dues",
    "update offers",
    "update bulk_quotes",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { press, traces } = await offered(copies);
    return { press: () => press("bank"), traces };
  },
};

const take: Act = {
  name: "an order taken at a fair",
  steps: [
    "insert offers",
    "insert offer_lines",
    "insert audit_log when NEW.action = 'offer.created'",
    "insert orders",
    "insert order_items",
    "update products",
    "insert order_dues",
    "update offers",
    "update order_dues",
    "insert invoices",
    "insert order_history when NEW.status = 'delivered'",
    "insert mail_outbox",
  ],
  ready: taken,
};

export const offerActs: readonly Act[] = [accept, take];

import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { mailCartPath } from "#cart/page/mail-cart-form.tsx";
import { cartMailKey } from "#cart-links/mailed/mail-cart.server.ts";
import { pressedAtOnce } from "../copies/contest.ts";
import type { Act, Copies } from "../copies/copies.ts";
import { post } from "../visitors.ts";

/** 'Send' of the cart's page, as it was rendered once. Whom the mail went to is not kept: its key tells. */
function mailedCart({ visit }: Copies) {
  const [key, email] = [randomUUID(), `asha-${randomInt(1e9)}@example.com`];
  const form = { email, key, cart: "tote:2" };
  return {
    press: () => post(visit, mailCartPath, new URLSearchParams(form)),
    mails: sql`select count(*) from mail_outbox where dedupe_key = ${cartMailKey(key, email)}`,
  };
}

const pressedOften = pressedAtOnce("'Send Me This Cart' 20 times at once", async (copies) => {
  const { press, mails } = mailedCart(copies);
  return { presses: Array(20).fill(press), judge: () => [["mails", mails, 1]] };
});

const sending: Act = {
  name: "a cart sent by mail",
  steps: ["insert mail_outbox when NEW.kind = 'cart-copy'"],
  isWhole: true,
  async ready(copies) {
    const { press, mails } = mailedCart(copies);
    return { press, traces: { mails } };
  },
};

export const mailedCartContests = [pressedOften];
export const mailedCartActs: readonly Act[] = [sending];

import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { patnaAddress } from "../../patna-address.ts";
import { codeShown } from "../../read-code.ts";
import { expectAnswer, expectNone, expectWords, newSender, noticeOf } from "../ask.ts";
import { offerShop } from "./offer-shop.ts";

const { db, ask, post, textAt, offered, placeOf } = offerShop();

beforeAll(async () => {
  await sql`update shop_settings set facts = facts || '{"upiId": "haat@ybl"}'`.execute(db());
});

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = { fullName, addressLine1, city, state, pincode, phone: "9876543210", act: "bank" };
let references = 0;
const fresh = () => {
  references += 1;
  return String(412_345_678_000 + references);
};

/** An accepted offer, its order's page, and the page on which its buyer says that a part is paid. */
async function agreed() {
  const { number, path } = await offered({ advancePercent: 50 });
  const shown = placeOf(await post(path, buyer));
  const token = shown.searchParams.get("token") ?? "";
  const paid = `/order/${shown.searchParams.get("orderId")}/paid`;
  const form = await textAt(`${paid}?token=${encodeURIComponent(token)}`);
  const dueId = /name="dueId" value="([^"]*)"/.exec(form)?.[1] ?? "";
  return {
    number,
    form,
    page: () => textAt(shown.pathname + shown.search),
    say: (reference: string, from = newSender()) =>
      post(paid, { token, dueId, reference }, { "X-Forwarded-For": from }),
    unopened: () => post(paid, { dueId, reference: fresh() }),
  };
}

test("an offer's part is paid by its code, said to be, and only said", async () => {
  const order = await agreed();
  const before = await order.page();
  const name = order.number.replace("-", "");
  await expect
    .poll(async () => codeShown(await order.page()), { timeout: 15_000 })
    .toBe(`upi://pay?pa=haat@ybl&pn=Jhola%20Crafts&am=23200.00&cu=INR&tn=${order.number}&tr=${name}ADVANCE`);
  expectWords(order.form, "UPI Reference", "The advance of ₹23,200.00");
  await expectAnswer(order.say("4123"), 422, "A UPI reference has 12 digits.");
  const reference = fresh();
  const said = await order.say(` ${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)} `);
  expect(said.status).toBe(303);
  expect(noticeOf(said)).toContain("We look for your payment");
  const after = await order.page();
  expectWords(after, "Said to be paid", reference);
  expectNone(before, "Said to be paid");
  expect((await (await agreed()).say(reference)).status).toBe(422);
  await expectAnswer((await agreed()).say(reference), 422, "This reference was given before.");
  expect((await order.unopened()).status).toBe(404);
  expect((await ask("/order/JC-1/paid")).headers.get("Cache-Control")).toBe("private, no-store");
});

test("an address of the network gives ten references in ten minutes", async () => {
  const order = await agreed();
  const from = newSender();
  const said: number[] = [];
  for (let times = 0; times < 11; times++) said.push((await order.say(fresh(), from)).status);
  expect(said).toEqual([...Array(10).fill(303), 429]);
  expect((await order.say(fresh())).status).toBe(303);
  await expectAnswer(order.say(fresh(), from), 429, "Too many references came from your network.");
});

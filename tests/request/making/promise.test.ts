import { expect, test, vi } from "vitest";
import { promisedArrival } from "#shipping/arrival.ts";
import { longDay } from "#values/time/date-time.ts";
import { expectAnswer, expectWords, newSender, openOwnersShop } from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

const { ask, page, query, send } = openOwnersShop();
const nobody = "";

/** What the owner sets, until pages follow it. */
const promise = (terms: object) =>
  query("update shop_settings set facts = facts || jsonb_build_object('promise', $1::jsonb)", [
    JSON.stringify(terms),
  ]);

test("is on page, cart and checkout, comes with the form, and 'advise' changes no byte of a page (PROMISE-5)", async () => {
  const { rows } = await query(
    "select id, slug, price from products where not hidden and stock_count is null and variants = 0 and personal = '[]' order by id limit 1",
  );
  const { id, slug, price } = rows[0];
  await query("insert into making_groups (id, name, pieces_week) values ('g', 'Painting', 5)");
  await query(
    "update products set made_to_order = true, in_stock = true, lead_days_from = 1, lead_days_to = 1, making_group = 'g' where id = $1",
    [id],
  );
  const paths = [`/shop/${slug}`, "/shop", `/delivery?pin=800001&product=${slug}`];
  const bytes = () => Promise.all(paths.map(async (path) => (await ask(path, nobody)).text()));
  await promise({ mode: "off" });
  const before = await bytes();
  await promise({ mode: "advise" });
  expect(await bytes()).toEqual(before);
  // The next weeks are full.
  await query(
    `insert into lots (number, product_id, product_name, quantity, due_on)
      select 'X-' || n, $1, 'Bag', 5, current_date + n * 7 from generate_series(0, 3) as n`,
    [id],
  );
  await promise({ mode: "on" });
  const words = await vi.waitFor(async () => {
    const [said = ""] = /Made for you: leaves us by [^<]+/.exec(await page(paths[0] ?? "", nobody)) ?? [];
    expect(before[0]).not.toContain(said);
    return said;
  });
  const cookie = `jhola_cart=${id}:1`;
  expectWords(await page("/cart", cookie), words);
  const checkout = await page("/checkout", cookie);
  const [, leaves = ""] = /name="leaves" value="([\d-]{10})"/.exec(checkout) ?? [];
  expectWords(checkout, words, promisedArrival("standard", { leaves }));
  expect(words).toContain(longDay(leaves));
  const paise = Math.round(Number(price) * 100);
  const place = (fields: Record<string, string>) =>
    send("/checkout", checkoutForm(`${id}:1:${paise}`, { paymentMethod: "cod", ...fields }), {
      "X-Forwarded-For": newSender(),
    });
  const moved = `The day by which it leaves has moved to ${longDay(leaves)}. Please check it and place your order again.`;
  await expectAnswer(place({}), 422, moved);
  await expectAnswer(place({ leaves: "2026-01-01" }), 409, moved);
  expect((await place({ leaves })).status).toBe(303);
  await promise({ mode: "advise" });
  await vi.waitFor(async () => expect(await bytes()).toEqual(before), { timeout: 5000 });
});

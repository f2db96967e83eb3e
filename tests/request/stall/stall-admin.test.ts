import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openOwnersShop } from "../ask.ts";

const owner = openOwnersShop();
const stalls = "/admin/dashboard/stalls";
const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const codeIn = (html: string) => /stall#code=([\w-]{22})/.exec(html)?.[1] ?? "";
const call = (path: string, body: object, as = "") =>
  fetch(`${owner.running().origin}/stall/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...(as ? { Authorization: `Bearer ${as}` } : {}) },
  });

test("a fair from 'Add New Stall' to 'Close Stall', without script (STALL-1, STALL-2, STALL-14)", async () => {
  const added = await owner.send(stalls, {
    intent: "save",
    id: "",
    folder: randomUUID(),
    version: "0",
    name: "Saras Mela",
    place: "Patna",
    opens: "5/12/2026",
    change: "500",
    note: "",
  });
  expect(added.status).toBe(303);
  const id = (await owner.query("select id from stalls")).rows[0].id;
  const page = `${stalls}/${id}`;
  const { rows } = await owner.query(
    "select id, name from products where stock_count >= 3 and variants = 0 order by id limit 1",
  );
  const [bag] = rows;
  const take = (pieces: string, version: string) =>
    owner.send(`${page}/take`, { intent: "take", product: bag.id, pieces, version });
  const form = await owner.page(`${page}/take?product=${bag.id}`);
  expect(form).toContain(bag.name);
  const version = valueIn(form, "version");
  expect((await take("100000", version)).status).toBe(422);
  expect((await take("0", version)).status).toBe(422);
  expect((await take("3", version)).status).toBe(303);
  expect((await take("3", version)).status).toBe(409);

  const shown = await (await owner.send(`${stalls}/devices`, { intent: "add", name: "Asha" })).text();
  expect((await owner.send(`${stalls}/devices`, { intent: "add", name: " " })).status).toBe(422);
  const { deviceId, secret } = await (await call("pair", { code: codeIn(shown) })).json();
  const as = `${deviceId}.${secret}`;
  const answer = await fetch(`${owner.running().origin}/stall/list`, {
    headers: { Authorization: `Bearer ${as}` },
  });
  const [list] = (await answer.json()).lists;
  expect(list.goods).toMatchObject([{ productId: bag.id, taken: 3 }]);
  const { price } = list.goods[0];
  const sale = (counter: number, total: number) => ({
    id: `01900000-0000-7000-8000-00000000000${counter}`,
    year: yearOf(new Date()),
    counter,
    at: new Date().toISOString(),
    listId: list.id,
    lines: [{ productId: bag.id, variantId: null, quantity: 1, unitPrice: price }],
    total,
    ...{ pay: "cash", reference: null, given: null, isVoid: false },
  });
  const sync = { last: { [yearOf(new Date())]: 2 }, waiting: 0, sales: [sale(1, price), sale(2, 1)] };
  expect((await (await call("sync", sync, as)).json()).sales).toMatchObject([
    { state: "booked" },
    { why: "sum" },
  ]);

  const devices = await owner.page(`${stalls}/devices`);
  expect(devices).toContain("Its prices or its sum are not those of its list.");
  const troubled = { intent: "looked", device: deviceId, sale: sale(2, 1).id };
  const note = { [`note:${sale(2, 1).id}`]: "made by hand" };
  expect((await owner.send(`${stalls}/devices`, troubled)).status).toBe(422);
  expect((await owner.send(`${stalls}/devices`, { ...troubled, ...note })).status).toBe(303);

  const open = await owner.page(page);
  expect(open).toContain("Bring Back");
  expect(open).toContain("Patna · 5 December 2026");
  const good = valueIn(open, "good");
  const seen = valueIn(open, "version");
  const counted = { version: seen, [`back:${good}`]: "1", cash: "500", note: "" };
  expect((await owner.send(page, { ...counted, intent: "count", cash: "" })).status).toBe(422);
  const asked = await (await owner.send(page, { ...counted, intent: "count" })).text();
  expect(asked).toContain("1 lost");
  expect((await owner.query("select closed_at from stalls")).rows).toEqual([{ closed_at: null }]);
  expect((await owner.send(page, { ...counted, intent: "close" })).status).toBe(303);
  expect((await owner.send(page, { ...counted, intent: "close" })).status).toBe(409);
  expect(await owner.page(page)).toContain("Closed on");
  expect((await owner.ask(`${stalls}/none`)).status).toBe(404);
});

/** By India's clock. */
function yearOf(moment: Date): string {
  const india = new Date(moment.getTime() + 330 * 60_000);
  const first = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
  return `${first % 100}-${(first + 1) % 100}`;
}

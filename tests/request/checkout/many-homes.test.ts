import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../../patna-address.ts";
import { expectWords } from "../ask.ts";
import { offerShop } from "./offer-shop.ts";

const { db, ask, post, textAt, offered } = offerShop();

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = { fullName, addressLine1, city, state, pincode, phone: "9876543210", company: "Haat & Sons" };
const toMany = { parcels: 2, price: paise(60_00) };
const head = "Name,Phone,Address Line 1,Address Line 2,City,State,Pincode,Pieces: Kohbar Tote,Note,Email";
const meera = "Meera Devi,98765 43210,12 Station Road,,Patna,Bihar,800001,120,,";
const uma = "Uma,,,,,,,80,,uma@example.com";

async function accepted() {
  const { number, path } = await offered({ toMany });
  await post(path, { ...buyer, act: "bank" });
  const at = (rest: string) => path.replace("?", `${rest}?`);
  return { number, path, homes: at("/addresses"), sheet: at("/addresses.csv") };
}

const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const plain = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]*>/g, " ");

test("an offer to many addresses says so on all papers, and leads to its homes once it is accepted (HOMES-1)", async () => {
  const { number, path } = await offered({ toMany });
  expectWords(plain(await textAt(path)), "Parcels to many addresses (2 × ₹60)", "46,520");
  expect((await ask(path.replace("?", "/addresses?"))).status).toBe(404);
  await post(path, { ...buyer, act: "bank" });
  expect(await textAt(path)).toContain("Say Where the Parcels Go");
  const [offer] = await db().selectFrom("offers").selectAll().where("number", "=", number).execute();
  const order = await db()
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", offer?.order_id ?? "")
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ total_amount: "46520.00", fees: "120.00", shipping_city: city });
});

test("no link but the accepted offer's own opens its homes", async () => {
  const { homes, sheet, number } = await accepted();
  const other = await offered({ toMany });
  const one = await offered();
  await post(one.path, { ...buyer, act: "bank" });
  const wrong = [
    homes.slice(0, -1),
    sheet.slice(0, -1),
    `/offer/${number}/addresses?token=${other.path.split("token=")[1]}`,
    one.path.replace("?", "/addresses?"),
    one.path.replace("?", "/addresses.csv?"),
  ];
  for (const path of wrong) expect((await ask(path)).status, path).toBe(404);
  expect((await post(homes.slice(0, -1), form({ act: "ask" }))).status).toBe(404);
  expect((await post(homes, form({ act: "other" }))).status).toBe(400);
});

test("a sheet is taken whole or refused by row, and what was sent stands in its field (HOMES-7)", async () => {
  const { homes, sheet } = await accepted();
  const wrong = await post(
    homes,
    form({ act: "upload", sheet: `${head}\n${meera.replace("800001", "753001")}` }),
  );
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expectWords(html, "Row 2: this PIN code is in Odisha, not Bihar.", "12 Station Road");
  const file = form({ act: "upload", sheet: "" });
  file.set("file", new File([`\uFEFF${head}\n${meera}\n`], "homes.csv", { type: "text/csv" }));
  const done = await post(homes, file);
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("done=uploaded"),
  ]);
  expectWords(plain(await textAt(homes)), "81 pieces are given to nobody yet.", "Meera Devi", "Patna, Bihar");
  const back = await ask(sheet);
  expect(back.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await back.text()).toContain("Meera Devi,98765 43210,12 Station Road,,Patna,Bihar,800001,120,");
});

test("whoever gives their own address is not shown to the order's buyer", async () => {
  const { homes, sheet } = await accepted();
  await post(homes, form({ act: "upload", sheet: `${head}\n${meera}\n${uma}` }));
  expect((await post(homes, form({ act: "ask" }))).headers.get("location")).toContain("done=asked");
  const mail = await db()
    .selectFrom("mail_outbox")
    .select("letter")
    .where("kind", "=", "gift-asked")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const gift = /\/gift\/[\w-]{22}/.exec(JSON.stringify(mail.letter))?.[0] ?? "";
  const page = await ask(gift);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const html = await page.text();
  expectWords(html, "Haat &amp; Sons gives you", "90 days", 'name="robots" content="noindex"');
  for (const hidden of ["₹", "Meera", "Kohbar"])
    expect(plain(html.split("<main")[1]?.split("</main")[0] ?? "")).not.toContain(hidden);
  const own = {
    fullName: "Uma Jha",
    addressLine1: "7 Lake Road",
    city: "Ranchi",
    state: "Jharkhand",
    pincode: "834001",
  };
  expect((await post(gift, { ...own, phone: "" })).status).toBe(422);
  expect((await post(gift, { ...own, phone: "9123456789" })).status).toBe(303);
  const after = await textAt(gift);
  expectWords(after, "Thank you, we know where it goes");
  for (const text of [after, await textAt(homes), await textAt(sheet)])
    for (const hidden of ["Lake Road", "9123456789", "834001"]) expect(text).not.toContain(hidden);
  expectWords(plain(await textAt(homes)), "Given by themselves");
});

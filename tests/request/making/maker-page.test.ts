import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addOrder } from "../../database/order-row.ts";
import { somePhotograph } from "../../some-photograph.ts";
import { expectAnswer, expectHeaders, expectLed, expectNone, openOwnersShop } from "../ask.ts";

const { ask, send, query, running } = openOwnersShop();

const tokenOf = (id: string): string => id.padEnd(22, "x");
const page = `/maker/${tokenOf("asha")}`;
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const nobody = "";

/** What a buyer typed, and who else makes it: none of it is on a maker's page. */
const strangers = ["Meera Sharma", "meera@example.com", "9876501234", "12 Boring Road", "Sunita", "7777"];

beforeEach(async () => {
  await query("truncate lots, maker_links cascade");
  await query("delete from orders");
  await query("delete from artisans where id in ('asha', 'sunita')");
  await query(
    `insert into artisans (id, name, page_language) values ('asha', 'Asha Devi', 'en'), ('sunita', 'Sunita', 'hi')`,
  );
  for (const id of ["asha", "sunita"])
    await query("insert into maker_links (artisan_id, token_hash) values ($1, $2)", [id, hash(tokenOf(id))]);
  await query(`insert into lots (id, number, product_name, quantity, steps, personal, due_on) values
    ('l', 'W-26-27-0001', 'Lotus Tote', 24, '[{"name":"Painting","rate":18000},{"name":"Sewing","rate":4000}]',
     '[{"label":"Name","text":"Mira & Sons"}]', '2099-12-31')`);
  await query(`insert into lot_parts (id, lot_id, step, artisan_id, artisan_name, quantity, rate, due_on, done, passed, state) values
    ('p', 'l', 1, 'asha', 'Asha Devi', 12, 180, '2099-12-04', 0, 0, 'given'),
    ('s', 'l', 2, 'asha', 'Asha Devi', 12, 40, null, 0, 0, 'given'),
    ('o', 'l', 1, 'sunita', 'Sunita', 12, 77.77, null, 12, 4, 'begun')`);
});

const part = async (id = "p") => (await query("select * from lot_parts where id = $1", [id])).rows[0];
const shown = async (path = page) => (await ask(path, nobody)).text();
const press = (fields: Record<string, string>, path = page) =>
  send(path, { part: "p", version: "1", key: "k", ...fields }, { Origin: "null" });

test("shows a maker's own work and nothing of a buyer or another maker, byte by byte (MAKING-22)", async () => {
  const database = await openDatabase({ url: running().databaseUrl, directory: "", log: openLog("silent") });
  const line = { lead_days: 10, quantity: 24, product_name: "Lotus Tote", price_at_purchase: "7777" };
  await addOrder(database.db, [line], {
    billing_full_name: "Meera Sharma",
    billing_email: "meera@example.com",
    billing_phone: "9876501234",
    shipping_address_line1: "12 Boring Road",
  });
  await database.close();
  await query("update lots set order_item_id = (select id from order_items)");
  const html = await expectAnswer(
    ask(page, nobody),
    200,
    "Make 12",
    "by 4 December",
    "₹180 a piece",
    "Painting",
  );
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Make 12 ·  by 4 December · ₹180 a piece");
  expect(html).toContain("Mira &amp; Sons");
  expectNone(html, ...strangers);
});

test("comes as one small document that nothing keeps, lists or leaves by", async () => {
  const answer = await ask(page, nobody);
  expectHeaders(answer, {
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  const html = await answer.text();
  expect(html.length).toBeLessThan(40 * 1024);
  expect(html).not.toMatch(/\/assets\/|woff2|<link rel="(?:stylesheet|preload)"/);
  await query(`insert into lot_parts (lot_id, step, artisan_id, artisan_name, quantity, rate)
    select 'l', 1, 'asha', 'Asha Devi', 24, 180 from generate_series(1, 60)`);
  const full = await shown(`${page}?language=hi`);
  expect(full.match(/<article/g)).toHaveLength(7);
  expect(Buffer.byteLength(full)).toBeLessThan(40 * 1024);
});

describe("a press", () => {
  test("sent twenty times at once counts once, and says what was counted", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => press({ act: "done", pieces: "5" })));
    const to = `${page}?said=done&part=p&pieces=5#w-p`;
    for (const answer of answers) await expectLed(answer, to);
    expect(await part()).toMatchObject({ done: 5, state: "begun", version: 2 });
    await expectAnswer(ask(to.split("#")[0] ?? "", nobody), 200, "Written down: 5 done.", "7 left");
    await expectLed(await press({ act: "done", pieces: "५", version: "2", key: "k2" }), to);
    expect(await part()).toMatchObject({ done: 10 });
  });

  test("says that work is begun", async () => {
    await expectLed(await press({ act: "begin" }), `${page}?said=begun&part=p&pieces=0#w-p`);
    expect(await part()).toMatchObject({ state: "begun" });
  });

  test.each([
    ["0", "Tell how many are done, from 1 to 12."],
    ["13", "Tell how many are done, from 1 to 12."],
    ["many", "Tell how many are done, from 1 to 12."],
  ])("of %s pieces is refused, and what was typed stands there", async (pieces, words) => {
    await expectAnswer(press({ act: "done", pieces }), 422, words, `value="${pieces}"`);
    expect(await part()).toMatchObject({ done: 0 });
  });

  test("of pieces that the step before has not passed is refused", async () => {
    const words = "The step before has passed 4 so far.";
    await expectAnswer(press({ act: "done", pieces: "5", part: "s" }), 422, words);
  });

  test("on work that has changed meanwhile shows how it stands, with what was typed", async () => {
    await query("update lot_parts set version = 7, done = 3, state = 'begun' where id = 'p'");
    await expectAnswer(
      press({ act: "done", pieces: "8" }),
      409,
      "Something has changed",
      'value="8"',
      "9 left",
    );
  });

  test.each(["o", "nothing", "\0"])("on another's work, or none (%j), is told so", async (id) => {
    await expectAnswer(press({ act: "done", pieces: "1", part: id }), 409, "given to somebody else");
    expect(await part("o")).toMatchObject({ done: 12 });
  });

  test("on work that was taken back is told so, with the words that were typed", async () => {
    await query("update lot_parts set state = 'cancelled' where id = 'p'");
    const words = "This work was given to somebody else.";
    await expectAnswer(press({ act: "tell", text: "No red colour" }), 409, words, "No red colour");
  });

  test("without script − and + ask for the page with one less or more, and count nothing", async () => {
    await expectAnswer(ask(`${page}?part=p&pieces=5&act=more`, nobody), 200, 'value="6"');
    await expectAnswer(ask(`${page}?part=p&pieces=1&act=less`, nobody), 200, 'value="1"');
    await expectAnswer(ask(`${page}?part=p&pieces=12&act=more`, nobody), 200, 'value="12"');
    expect(await part()).toMatchObject({ done: 0, version: 1 });
  });
});

describe("a problem", () => {
  const tell = async (photo: Uint8Array<ArrayBuffer> | undefined, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ part: "p", version: "1", act: "tell", ...fields }))
      form.set(name, value);
    if (photo) form.set("photos", new File([photo], "torn.jpg", { type: "image/jpeg" }));
    return send(page, form, { Origin: "null" });
  };
  const notes = async () => (await query("select * from lot_notes order by said_at")).rows;

  test("is told in words or by a photo, once, and its photo is theirs alone", async () => {
    await expectAnswer(tell(undefined, { key: "a" }), 422, "Write what is wrong, or add a photo.");
    await expectLed(
      await tell(undefined, { key: "a", text: "No red colour" }),
      `${page}?said=told&part=p&pieces=#w-p`,
    );
    await tell(undefined, { key: "a", text: "No red colour" });
    const photo = new Uint8Array(await somePhotograph());
    await expectLed(await tell(photo, { key: "b" }), `${page}?said=told&part=p&pieces=#w-p`);
    expect(await notes()).toMatchObject([{ text: "No red colour", photo: null }, { text: null }]);
    const [, { id }] = await notes();
    expectHeaders(await ask(`${page}/photos/${id}`, nobody), {
      "content-type": "image/webp",
      "referrer-policy": "no-referrer",
    });
    for (const path of [
      `/maker/${tokenOf("sunita")}/photos/${id}`,
      `${page}/photos/none`,
      `/maker/x/photos/${id}`,
    ])
      await expectAnswer(ask(path, nobody), 404);
    await expectAnswer(tell(new TextEncoder().encode("<svg/>"), { key: "c" }), 422, "torn.jpg");
  });

  test("of ten photos an hour is enough", async () => {
    await query(`insert into lot_notes (part_id, said_by, photo, said_at)
      select 'p', 'maker', '/files/private/lot_notes/p/x.webp', now() - interval '30 minutes' from generate_series(1, 10)`);
    await expectAnswer(
      tell(new Uint8Array(await somePhotograph()), { key: "a" }),
      422,
      "Ten photos an hour are enough.",
    );
  });
});

describe("a link", () => {
  const owners = "/admin/dashboard/making/makers/asha";

  test("is made by the owner, who is shown it once, and ends the one before", async () => {
    const made = await expectAnswer(send(owners, { intent: "link" }), 200, "The new link", "QR code");
    const [own = ""] = /\/maker\/[\w-]{22}/.exec(made) ?? [];
    await expectAnswer(ask(own, nobody), 200, "Make 12");
    await expectAnswer(ask(page, nobody), 404);
    expectNone(await (await ask(owners)).text(), own);
    await expectAnswer(send(owners, { intent: "code", code: "12" }), 422, "Enter four digits");
    await expectLed(await send(owners, { intent: "code", code: "4821" }), owners);
    const right = await expectLed(await press({ act: "code", code: "४८२१" }, own), own);
    await expectAnswer(ask(own, right.headers.get("set-cookie")?.split(";")[0]), 200, "Make 12");
    await expectAnswer(ask("/admin/dashboard/making/makers"), 200, "Asha Devi", "has a link");
  });

  test("that was renewed while a form was open opens nothing, and its form counts nothing", async () => {
    await query("update maker_links set token_hash = 'another' where artisan_id = 'asha'");
    const words = ["This link does not work", "Please ask us for a new link.", "हमसे नया लिंक माँग लीजिए।"];
    for (const answer of [ask(page, nobody), press({ act: "done", pieces: "5" }), ask("/maker/x", nobody)])
      expectNone(await expectAnswer(answer, 404, ...words), "Asha");
    expect(await part()).toMatchObject({ done: 0 });
  });

  test("with a code asks for it, also before a press, and is open for that browser then", async () => {
    await query("update maker_links set code_hash = 'x' where artisan_id = 'asha'");
    expectNone(await expectAnswer(ask(page, nobody), 200, "Your code, four digits"), "Make 12");
    await expectAnswer(press({ act: "done", pieces: "5" }), 403, "Your code, four digits");
    await expectAnswer(press({ act: "code", code: "12" }), 422, "This code is wrong.");
    for (let tries = 0; tries < 5; tries += 1) await press({ act: "code", code: "1234" });
    await expectAnswer(press({ act: "code", code: "1234" }), 429, "Please wait 15 minutes.");
    expect(await part()).toMatchObject({ done: 0 });
  });

  test("speaks the maker's language, and the other one where it is asked to", async () => {
    const hindi = `/maker/${tokenOf("sunita")}`;
    await expectAnswer(ask(hindi, nobody), 200, 'lang="hi-IN"', "12 बनाइए");
    await expectAnswer(ask(`${hindi}?language=en`, nobody), 200, 'lang="en-IN"', "Make 12");
    expect((await ask(`/hi${page}`, nobody)).status).not.toBe(200);
  });
});

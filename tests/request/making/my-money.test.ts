import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { expectAnswer, expectHeaders, expectLed, expectNone, openOwnersShop } from "../ask.ts";

const { ask, query } = openOwnersShop();

const tokenOf = (id: string): string => id.padEnd(22, "x");
const page = `/maker/${tokenOf("asha")}`;
const money = `${page}/money`;
const nobody = "";

/** Of another maker, and of the order that a piece was sold with. */
const strangers = ["Sunita", "7777", "7,777", "s-statement", "M/26-27/000002", "secret-order"];

const entries = [
  "('a1', 'asha', 'Asha Devi', 'piece', 2160, 'check:p:1', current_date, 'W-26-27-0001 · Sewing', 12, null)",
  "('a2', 'asha', 'Asha Devi', 'sale', 150, 'sold:i:0', current_date, 'Lotus Tote', 1, 'secret-order')",
  "('a3', 'asha', 'Asha Devi', 'advance', -500, 'hand:1', current_date, 'Chhath', null, null)",
  "('a4', 'asha', 'Asha Devi', 'payment', -1000, 'hand:2', current_date, null, null, null)",
  "('s1', 'sunita', 'Sunita', 'bonus', 7777, 'hand:3', current_date, 'Sunita only', null, null)",
];

const statement = (id: string, number: string, maker: string, name: string, amount: number) =>
  query(
    `insert into maker_statements (id, number, artisan_id, artisan_name, month, made_at, facts)
     values ($1, $2, $3, $4, '2026-11-01', now(), $5)`,
    [
      ...[id, number, maker, name],
      JSON.stringify({
        ...{ before: 0, after: amount },
        entries: [
          { id, kind: "piece", amount, on: "2026-11-20", source: "check:p:1", note: "Sewing", pieces: 12 },
        ],
      }),
    ],
  );

beforeEach(async () => {
  await query("truncate maker_entries, maker_statements, maker_links cascade");
  await query("delete from artisans where id in ('asha', 'sunita')");
  for (const [id, name, language] of [
    ["asha", "Asha Devi", "en"],
    ["sunita", "Sunita", "hi"],
  ] as const) {
    await query("insert into artisans (id, name, page_language) values ($1, $2, $3)", [id, name, language]);
    const hash = createHash("sha256").update(tokenOf(id)).digest("hex");
    await query("insert into maker_links (artisan_id, token_hash) values ($1, $2)", [id, hash]);
  }
  await query(`insert into maker_entries
    (id, artisan_id, artisan_name, kind, amount, source, on_date, note, pieces, order_item_id)
    values ${entries.join(", ")}`);
  await statement("a-statement", "M/26-27/000001", "asha", "Asha Devi", 2160_00);
  await query("insert into maker_statement_entries (entry_id, statement_id) values ('a1', 'a-statement')");
  await statement("s-statement", "M/26-27/000002", "sunita", "Sunita", 7777_00);
});

test("'My Money' says what a maker is owed and what it is made of, and nothing of another's (OWED-12)", async () => {
  await expectAnswer(ask(page, nobody), 200, `href="${money}"`, "My Money");
  const html = await expectAnswer(
    ask(money, nobody),
    200,
    ...["The shop owes you", "₹810", "Earned", "₹2,310", "Advances", "−₹500", "Paid", "−₹1,000"],
    ...["Sold: 1 × ₹150 · Lotus Tote", "Advance: Chhath", "November 2026", "₹660 to come"],
  );
  expectNone(html, ...strangers);
  expect(html).not.toMatch(/\/assets\/|woff2|<link rel="(?:stylesheet|preload)"/);
  await expectAnswer(ask(`${money}?language=hi`, nobody), 200, 'lang="hi-IN"', "दुकान को आपको देना है");
});

test("nothing keeps it, lists it or learns its address, and a thousand entries weigh less than 40 KB", async () => {
  const told = {
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
  expectHeaders(await ask(money, nobody), told);
  const pdf = await ask(`${page}/statements/a-statement`, nobody);
  expectHeaders(pdf, { ...told, "content-type": "application/pdf" });
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  await query(`insert into maker_entries (artisan_id, artisan_name, kind, amount, source, on_date, note)
    select 'asha', 'Asha Devi', 'bonus', 1, 'many:' || n, current_date, repeat('शब्द ', 100)
    from generate_series(1, 1000) n`);
  await query(`insert into maker_statements (number, artisan_id, artisan_name, month, made_at, facts)
    select 'many' || n, 'asha', 'Asha Devi', '2015-01-01'::date + n * interval '1 month', now(),
      '{"before": 0, "after": 0, "entries": []}' from generate_series(1, 100) n`);
  const full = await expectAnswer(ask(`${money}?language=hi`, nobody), 200, "और 983");
  expect(Buffer.byteLength(full)).toBeLessThan(40 * 1024);
});

test("another's statement, another's link and a renewed one open nothing; a code is asked for first", async () => {
  for (const path of [
    `${page}/statements/s-statement`,
    `${page}/statements/none`,
    `/maker/${tokenOf("nobody")}/money`,
    "/maker/x/statements/a-statement",
  ])
    expectNone(await expectAnswer(ask(path, nobody), 404, "This link does not work"), "Asha", "Sunita");
  await query("update maker_links set code_hash = 'x' where artisan_id = 'asha'");
  for (const path of [money, `${page}/statements/a-statement`]) await expectLed(ask(path, nobody), page);
});

test("the owner prints one, a month's, or a run's; a maker's link is no key to that", async () => {
  const owners = "/admin/dashboard/makers-pay/statements";
  await query("insert into maker_runs (id, least, month, made_at) values ('r', 0, '2026-12-01', now())");
  await query(`insert into maker_run_lines (run_id, artisan_id, artisan_name, amount)
    values ('r', 'asha', 'Asha Devi', 10)`);
  const paths = [`${owners}/s-statement`, `${owners}?month=2026-11`, `${owners}?run=r`];
  for (const path of paths) expectHeaders(await ask(path), { "content-type": "application/pdf" });
  for (const path of [`${owners}/none`, `${owners}?month=2026-10`, `${owners}?month=x`, `${owners}?run=none`])
    expect((await ask(path)).status).toBe(404);
  expect((await ask(`${owners}/s-statement`, nobody)).headers.get("location")).toMatch(/^\/admin-login/);
});

import { beforeAll, expect, test } from "vitest";
import { shopAdmin } from "../../sign-in.ts";
import { adminRoutes, filled } from "../admin/admin-requests.ts";
import { expectAnswer, openOwnersShop } from "../ask.ts";

// Who gives work and takes it in sees what a piece brings, and no sum of it (OWED-20).

const { ask, send, query } = openOwnersShop();
const home = "/admin/dashboard";
const [lot, maker, run, statement, group] = ["W-26-27-0001", "asha", "run", "statement", "group"];
const records = { making: lot, groups: group, makers: maker, run, statements: statement, photos: "note" };

/** Of a room: its pages, of records that are there. */
const pagesOf = (room: string): string[] =>
  adminRoutes
    .filter(({ pattern }) => `${pattern}/`.startsWith(`${home}/${room}/`))
    .map(({ pattern }) => filled(pattern, records));

/** ₹123.47 a piece for the pieces that were given, done, found good, to be looked at, made and made again. */
const rate = 123_47;
const products = [12, 7, 5, 2, 3, 4, 13].map((pieces) => rate * pieces);
/** What the maker is owed, and what it is made of. */
const balance = [4321_09, 4938_44, 617_35];

/** In paise, in rupees, and as people write them. */
const spelt = (sum: number): string[] => [
  ...[`${sum}`, (sum / 100).toFixed(2), `${sum / 100}`],
  ...[(sum / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 }), (sum / 100).toLocaleString("en-IN")],
];
const sums = [...products, ...balance].flatMap(spelt);

const mayDo = (...permissions: string[]) =>
  query("update profiles set permissions = $1 where email = $2", [permissions, shopAdmin.email]);

beforeAll(async () => {
  await query("insert into artisans (id, name, page_language) values ('asha', 'Asha Devi', 'en')");
  await query("insert into making_groups (id, name, pieces_week) values ('group', 'Painting', 5)");
  await query(`insert into lots (id, number, product_name, quantity, steps) values
    ('l', '${lot}', 'Lotus Tote', 13, '[{"name":"Painting","rate":${rate}},{"name":"Sewing","rate":${rate}}]')`);
  await query(`insert into lot_parts
      (id, lot_id, step, artisan_id, artisan_name, quantity, rate, due_on, done, passed, state)
    values ('p', 'l', 1, 'asha', 'Asha Devi', 12, 123.47, '2020-01-01', 7, 5, 'begun')`);
  await query(`insert into lot_notes (id, part_id, said_by, text) values ('note', 'p', 'maker', 'Red')`);
  await query(`insert into maker_entries (artisan_id, artisan_name, kind, amount, source, on_date, pieces) values
    ('asha', 'Asha Devi', 'piece', 4938.44, 'check:p:1', current_date, 5),
    ('asha', 'Asha Devi', 'advance', -617.35, 'hand:1', current_date, null)`);
  await query("insert into maker_runs (id, least, month, made_at) values ('run', 0, '2026-11-01', now())");
  await query(`insert into maker_run_lines (run_id, artisan_id, artisan_name, amount)
    values ('run', 'asha', 'Asha Devi', 4321.09)`);
  await query(
    `insert into maker_statements (id, number, artisan_id, artisan_name, month, made_at, facts) values
      ('statement', 'M/26-27/000001', 'asha', 'Asha Devi', '2026-11-01', now(), $1)`,
    [JSON.stringify({ before: 0, after: 4321_09, entries: [] })],
  );
});

test("'making' alone is refused at every address of makers' pay, by a word without a sum", async () => {
  const paths = pagesOf("makers-pay");
  expect(paths).toHaveLength(8);
  await mayDo("money", "making", "export");
  await expectAnswer(ask(`${home}/makers-pay/makers/${maker}`), 200, "₹4,321.09");
  await mayDo("making");
  const told: [string, number, string[]][] = [];
  for (const path of [...paths, `${home}/makers-pay/statements?run=run`])
    for (const at of [path, path.replace(/(?=\?|$)/, ".data")])
      for (const answer of [await ask(at), await send(at, { intent: "paid" })]) {
        const text = await answer.text();
        told.push([at, answer.status, sums.filter((sum) => text.includes(sum))]);
      }
  expect(told.filter(([, status, seen]) => (status !== 403 && status !== 405) || seen.length > 0)).toEqual(
    [],
  );
});

test("no page of making has a product of rate and pieces, or what is owed", async () => {
  await mayDo("making");
  const tabs = ["to-give", "with-makers", "to-check", "late", "done"].map(
    (tab) => `${home}/making?tab=${tab}`,
  );
  const opened = `${home}/making/${lot}?part=p`;
  const paths = [...pagesOf("making"), ...tabs, opened, `${home}/making/${lot}?q=asha`];
  const pages = paths.filter((path) => !/\/(slip\.pdf|photos\/)/.test(path));
  expect(pages).toHaveLength(14);
  for (const path of pages.flatMap((path) => [path, path.replace(/(?=\?|$)/, ".data")])) {
    const html = await expectAnswer(ask(path), 200);
    expect(
      sums.filter((sum) => html.includes(sum)),
      path,
    ).toEqual([]);
  }
  await expectAnswer(ask(opened), 200, "₹123.47", "Asha Devi");
  // What stands on a slip says `slip-pdf.test.ts`, word by word.
  expect((await ask(`${home}/making/${lot}/slip.pdf?part=p`)).status).toBe(200);
});

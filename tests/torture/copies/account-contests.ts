import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { signIn } from "../../sign-in.ts";
import { ranchi } from "../own-visitors.ts";
import { until } from "../until.ts";
import { post } from "../visitors.ts";
import { type Contest, counted, isTaken, pressedAtOnce } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

const mostAddresses = 10;

const addressBook = pressedAtOnce("twenty addresses of one account", async ({ db, visit, dataDir }) => {
  const { cookie, actor } = await signIn({ origin: visit.origin, dataDir }, "user");
  const add = (at: number) => () =>
    post(
      visit,
      "/dashboard/addresses",
      new URLSearchParams({ ...ranchi, addressLine1: `${at} Station Road` }),
      { Cookie: cookie },
    );
  const kept = sql`select count(*) from addresses a join profiles p on p.id = a.profile_id
    where p.email = ${actor.email}`;
  return {
    presses: Array.from({ length: 20 }, (_, at) => add(at)),
    judge: async (said) => [
      ...counted("addresses", await countIn(db, kept), mostAddresses),
      ...counted("that the checkout begins with", await countIn(db, sql`${kept} and a.is_default`), 1),
      ...counted("that are said to be kept", said.filter(isTaken).length, mostAddresses),
    ],
  };
});

const waiting = 9;
/** Three are told for each piece that is there. */
const told = 6;

/** So many wait for a product, which comes back with two pieces. */
export async function letWait({ db }: Copies) {
  const id = `back-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, in_stock: false, stock_count: 0 }]);
  await sql`insert into stock_alerts (product_id, email, state, token)
    select ${id}, 'waits-' || n || '@example.com', 'waiting', ${id} || '-' || n
    from generate_series(1, ${waiting}::int) as n`.execute(db);
  const states = sql`select count(*) from stock_alerts where product_id = ${id} and state = 'told'`;
  const mails = sql`select count(*) from mail_outbox m join stock_alerts a
    on m.dedupe_key like 'back-in-stock:' || a.id || ':%' where a.product_id = ${id}`;
  return {
    comeBack: () =>
      db.updateTable("products").set({ in_stock: true, stock_count: 2 }).where("id", "=", id).execute(),
    told: () => countIn(db, states),
    mails: () => countIn(db, mails),
    most: told,
  };
}

/** Both copies look at their start, at the same time. */
const alerts: Contest = {
  name: "alerts that two copies claim",
  async run(copies, isStruck) {
    const back = await letWait(copies);
    for (const index of [0, 1]) await copies.kill(index);
    await back.comeBack();
    await Promise.all([copies.start(0), copies.start(1)]);
    if (isStruck) {
      await pause(randomInt(1000));
      await copies.kill(1);
    }
    await until(async () => (await back.told()) > 0, "anybody to be told", 150);
    if (isStruck) await copies.start(1);
    return [
      ...counted(`${this.name}: who count as told`, await back.told(), told),
      ...counted(`${this.name}: mails`, await back.mails(), told),
    ];
  },
};

export const accountContests = [addressBook, alerts];

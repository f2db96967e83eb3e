import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { until } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { type Contest, counted, pressedAtOnce, taken } from "../copies/contest.ts";
import { type Act, type Copies, countIn } from "../copies/copies.ts";
import { ranchi } from "../own-visitors.ts";
import { post } from "../visitors.ts";

const mostAddresses = 10;

/** Somebody who is signed in, with the form of their address book, and what is kept there. */
async function addressBook({ visit, dataDir }: Copies) {
  const { cookie, actor } = await signIn({ origin: visit.origin, dataDir }, "user");
  return {
    add: (form: Record<string, string>) =>
      post(visit, "/dashboard/addresses", new URLSearchParams(form), { Cookie: cookie }),
    kept: sql`select count(*) from addresses a join profiles p on p.id = a.profile_id
      where p.email = ${actor.email}`,
  };
}

const manyAddresses = pressedAtOnce("twenty addresses of one account", async (copies) => {
  const { add, kept } = await addressBook(copies);
  const form = (at: number) => ({ ...ranchi, addressLine1: `${at} Station Road` });
  return {
    presses: Array.from({ length: 20 }, (_, at) => () => add(form(at))),
    judge: (said) => [
      ["addresses", kept, mostAddresses],
      ["that the checkout begins with", sql`${kept} and a.is_default`, 1],
      ["that are said to be kept", taken(said), mostAddresses],
    ],
  };
});

const saveAddress: Act = {
  name: "an account's first address",
  steps: ["insert addresses", "update addresses"],
  async ready(copies) {
    const { add, kept } = await addressBook(copies);
    const traces = { addresses: kept, "that the checkout begins with": sql`${kept} and a.is_default` };
    return { press: () => add(ranchi), traces };
  },
};

const waiting = 9;
/** Three are told for each piece that is there. */
const mostTold = 6;

/** So many wait for a product, which comes back with two pieces. */
async function letWait({ db }: Copies) {
  const id = `back-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, in_stock: false, stock_count: 0 }]);
  await sql`insert into stock_alerts (product_id, email, state, token)
    select ${id}, 'waits-' || n || '@example.com', 'waiting', ${id} || '-' || n
    from generate_series(1, ${waiting}::int) as n`.execute(db);
  const back = { in_stock: true, stock_count: 2 };
  return {
    comeBack: () => db.updateTable("products").set(back).where("id", "=", id).execute(),
    told: sql`select count(*) from stock_alerts where product_id = ${id} and state = 'told'`,
    mails: sql`select count(*) from mail_outbox m join stock_alerts a
      on m.dedupe_key like 'back-in-stock:' || a.id || ':%' where a.product_id = ${id}`,
  };
}

/** Both copies look at their start, at the same time. */
const alerts: Contest = {
  name: "alerts that two copies claim",
  async run(copies, isStruck) {
    const { comeBack, told, mails } = await letWait(copies);
    for (const index of [0, 1]) await copies.kill(index);
    await comeBack();
    await Promise.all([copies.start(0), copies.start(1)]);
    if (isStruck) {
      await pause(randomInt(1000));
      await copies.kill(1);
    }
    await until(async () => (await countIn(copies.db, told)) > 0, "anybody to be told", 150);
    if (isStruck) await copies.start(1);
    return counted(copies.db, [
      [`${this.name}: who count as told`, told, mostTold],
      [`${this.name}: mails`, mails, mostTold],
    ]);
  },
};

/** All of them are told, or none. */
const tell: Act = {
  name: "alerts told by the job",
  steps: ["update stock_alerts", "insert mail_outbox"],
  async ready({ db, ...copies }) {
    const { comeBack, told, mails } = await letWait({ db, ...copies });
    const share = (of: typeof told) => async () => (await countIn(db, of)) / mostTold;
    return {
      beforeStart: comeBack,
      traces: { "six who count as told": share(told), "six mails": share(mails) },
    };
  },
};

export const accountContests = [manyAddresses, alerts];
export const accountActs: readonly Act[] = [saveAddress, tell];

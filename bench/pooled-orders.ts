import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { missingForPooler, startPgbouncer } from "../tests/torture/pooler/start-pgbouncer.ts";
import { believed, offersOf, orderOf } from "./buyer.ts";
import { load } from "./load.ts";
import { type Row, ratioInTurns } from "./measure.ts";
import { wrongOrders } from "./orders.ts";
import { startShopProcess } from "./shop-process.ts";

const rounds = 4;
const bound = 0.8;
const what = "Guests' orders of 3 lines over HTTP, 64 connections, through PgBouncer in transaction mode";

/** Two shops on one server, one of them behind PgBouncer, that take orders in turns. */
export async function benchPooledOrders(dataDir: string, seconds: number): Promise<Row> {
  const missing = missingForPooler();
  if (missing.length > 0)
    return { what, measured: `left out: there is no ${missing.join()}`, bound: `>= ${bound}`, holds: true };
  const server = await startTestPostgres({ durable: true });
  const pooler = await startPgbouncer(server.url);
  const [direct, behind] = [await server.createDatabase(), await server.createDatabase()];
  const pooled = new URL(behind);
  pooled.host = pooler.address;
  const settings = { DATA_DIR: dataDir, ...believed };
  const one = await openTill({ ...settings, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: behind });
  const other = await openTill({ ...settings, DATABASE_URL: direct });
  try {
    const take = (till: Till) => () => till.ordersASecond(seconds / rounds);
    await take(one)();
    await take(other)();
    const { a, b, ratio } = await ratioInTurns(rounds, take(one), take(other));
    const wrong = await wrongOrders({ DATABASE_URL: behind }, one.keys);
    const errors = one.errors.length + other.errors.length;
    return {
      what,
      measured: `${Math.round(a)}/s against ${Math.round(b)}/s without: ${ratio.toFixed(2)}, ${errors} errors, ${wrong} lost or doubled`,
      bound: `>= ${bound}, none`,
      holds: ratio >= bound && errors === 0 && wrong === 0,
    };
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await pooler.stop();
    await server.stop();
  }
}

/** A shop at which orders are placed, and the keys of those. */
interface Till {
  keys: string[];
  errors: string[];
  ordersASecond(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

async function openTill(settings: Record<string, string>): Promise<Till> {
  const shop = await startShopProcess({ settings });
  const offers = await offersOf(shop.origin);
  const till: Till = {
    ...{ keys: [], errors: [], stop: shop.stop },
    async ordersASecond(seconds) {
      const run = await load(shop.origin, { connections: 64, seconds }, () => {
        const order = orderOf(shop.origin, offers);
        till.keys.push(order.key);
        return order;
      });
      till.errors.push(...run.errors);
      return run.perSecond;
    },
  };
  return till;
}

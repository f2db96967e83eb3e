import { setTimeout as pause } from "node:timers/promises";
import { startBalancer } from "../../../bench/balancer.ts";
import { type RunningShop, startShop, until } from "../../running-shop.ts";
import { untilSo } from "../answers.ts";
import { serverShop } from "../kill-worlds.ts";
import type { MakeWorld } from "../strike-rounds.ts";
import { type Cluster, startCluster } from "./nodes.ts";
import { watchOrders } from "./outage.ts";
import type { Strike } from "./strikes.ts";

const copies = 3;
/** As long as orders may not be confirmed. */
const bound = 30;
/** A node that comes back may have to be copied anew. */
const wholeWithin = 180;

/** Three copies of the shop at a cluster of three, of which one strike or another makes use. */
export const clusterWorld =
  (strike: Strike): MakeWorld =>
  async (provider, port) => {
    const cluster = await startCluster(strike.prepare);
    const { dataDir, settings, look } = serverShop(provider, port, cluster.url);
    const origin = `http://localhost:${port}`;
    const outages: number[] = [];
    let round = 0;
    return {
      dataDir,
      comesBack: true,
      unhurried: true,
      look,
      async start() {
        await until(cluster.isWhole, "the cluster whole again", wholeWithin);
        const { PORT: _, ...shared } = settings;
        return startCopies({ ...shared, APP_ORIGIN: origin }, Number(port), origin);
      },
      async strike(shop) {
        round += 1;
        const { findings, seconds } = await strikeOnce(cluster, strike, shop, round);
        outages.push(seconds);
        console.log(`  no order for ${outages.map((each) => each.toFixed(1)).join(", ")} s`);
        await shop.kill();
        return findings;
      },
      close: async () => cluster.close(),
    };
  };

async function strikeOnce(cluster: Cluster, strike: Strike, shop: RunningShop, round: number) {
  const orders = watchOrders(shop.origin);
  await orders.untilOrder(bound);
  const { isTaken, mend } = await strike.fall(cluster, round);
  const findings = await untilSo(isTaken, "new leader", 2 * bound);
  await orders.untilOrder(2 * bound);
  await pause(2000);
  const seconds = await orders.end();
  if (seconds > bound) findings.push({ kind: "answer", what: `no order for ${seconds.toFixed(1)} s` });
  findings.push(...(await mend()));
  return { findings, seconds };
}

/** As one shop that is asked through a balancer. */
async function startCopies(settings: Record<string, string>, port: number, origin: string) {
  const first = await startShop(settings);
  const shops = [first];
  while (shops.length < copies) shops.push(await startShop(settings));
  const origins = shops.map((shop) => shop.origin);
  const balancer = startBalancer(port, origins);
  const end = async (how: (shop: RunningShop) => Promise<unknown>) => {
    balancer.close();
    balancer.closeAllConnections();
    await Promise.all(shops.map(how));
  };
  return {
    ...first,
    origin,
    output: () => shops.map((shop) => shop.output()).join(""),
    stop: () => end((shop) => shop.stop()).then(() => 0),
    kill: () => end((shop) => shop.kill()),
  };
}

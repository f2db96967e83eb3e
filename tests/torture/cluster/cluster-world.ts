import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startBalancer } from "../../../bench/balancer.ts";
import { freePort, type RunningShop, startShop } from "../../running-shop.ts";
import { untilSo } from "../answers.ts";
import type { Finding } from "../judge.ts";
import { serverShop } from "../kill-worlds.ts";
import type { MakeWorld } from "../strike-rounds.ts";
import { until } from "../until.ts";
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
        return startCopies({ ...settings, APP_ORIGIN: origin }, Number(port), origin);
      },
      async strike(shop) {
        round += 1;
        const { findings, seconds } = await strikeOnce(cluster, strike, shop, round);
        outages.push(seconds);
        console.log(`  no order for ${outages.map((each) => each.toFixed(1)).join(", ")} s`);
        await shop.kill();
        return findings;
      },
      async close() {
        cluster.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
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
  if (seconds > bound) findings.push(late(seconds));
  findings.push(...(await mend()));
  return { findings, seconds };
}

const late = (seconds: number): Finding => ({
  kind: "answer",
  what: `no order for ${seconds.toFixed(1)} s`,
});

/** As one shop that is asked through a balancer. */
async function startCopies(
  settings: Record<string, string>,
  port: number,
  origin: string,
): Promise<RunningShop> {
  const shops: RunningShop[] = [];
  for (let copy = 0; copy < copies; copy++)
    shops.push(await startShop({ ...settings, PORT: String(await freePort()) }));
  const [first] = shops;
  if (!first) throw new Error("no copy was started");
  const balancer = startBalancer(
    port,
    shops.map((shop) => shop.origin),
  );
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

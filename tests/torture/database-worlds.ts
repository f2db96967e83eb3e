import { setTimeout as pause } from "node:timers/promises";
import { type RunningShop, startShop } from "../running-shop.ts";
import { expectDatabaseAway, untilOrders } from "./answers.ts";
import { startForwarder } from "./forwarder.ts";
import { serverShop } from "./kill-worlds.ts";
import {
  addStandby,
  killCluster,
  promote,
  restartCluster,
  signalCluster,
  startPrimary,
  stopCluster,
} from "./postgres-pair.ts";
import type { MakeWorld } from "./strike-rounds.ts";

const awaySeconds = 30;

/** The home page is kept from now on, as in every shop that somebody has visited. */
const visitHome = (shop: RunningShop) => fetch(shop.origin).then((answer) => answer.text());

/**
 * The database's server is away for half a minute: it hangs in one round, and is stopped and started again in
 * the next.
 */
export const databaseAwayWorld: MakeWorld = async (provider, port) => {
  let cluster = await startPrimary();
  const { dataDir, settings, look } = serverShop(provider, port, cluster.url);
  let round = 0;
  const hangs = async () => {
    signalCluster(cluster, "SIGSTOP");
    await pause(awaySeconds * 1000);
    signalCluster(cluster, "SIGCONT");
    return [];
  };
  const stops = async (shop: RunningShop) => {
    await stopCluster(cluster);
    const findings = await expectDatabaseAway(shop);
    await pause(awaySeconds * 1000);
    cluster = await restartCluster(cluster);
    return findings;
  };
  return {
    dataDir,
    comesBack: true,
    look,
    start: () => startShop(settings),
    async strike(shop) {
      await visitHome(shop);
      round += 1;
      const findings = await (round % 2 ? hangs() : stops(shop));
      findings.push(...(await untilOrders(shop, 30)));
      await shop.kill();
      return findings;
    },
    close: () => killCluster(cluster),
  };
};

/**
 * The database's machine goes dark: primary killed, synchronous standby promoted, the shop's address of it
 * led there. The shop itself is not started again; when it takes orders once more, the round ends.
 */
export const standbyWorld: MakeWorld = async (provider, port) => {
  let primary = await startPrimary();
  const forwarder = await startForwarder(primary.port);
  const url = `postgres://postgres@127.0.0.1:${forwarder.port}/jhola`;
  const { dataDir, settings, look } = serverShop(provider, port, url, () => primary.url);
  return {
    dataDir,
    comesBack: true,
    look,
    start: () => startShop(settings),
    async strike(shop) {
      const standby = await addStandby(primary);
      await pause(200 + Math.random() * 800);
      await killCluster(primary);
      await promote(standby);
      forwarder.leadTo(standby.port);
      primary = standby;
      const findings = await untilOrders(shop, 30);
      await shop.kill();
      return findings;
    },
    async close() {
      forwarder.close();
      await killCluster(primary);
    },
  };
};

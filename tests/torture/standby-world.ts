import { setTimeout as pause } from "node:timers/promises";
import { startShop } from "../running-shop.ts";
import { untilOrders } from "./answers.ts";
import { startForwarder } from "./forwarder.ts";
import { serverShop } from "./kill-worlds.ts";
import { addStandby, killCluster, promote, startPrimary } from "./postgres-pair.ts";
import type { MakeWorld } from "./strike-rounds.ts";

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

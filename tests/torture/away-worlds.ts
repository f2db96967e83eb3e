import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningShop, startShop } from "../running-shop.ts";
import { expectAnswer, expectDatabaseAway, untilOrders, writesToShop } from "./answers.ts";
import type { Finding } from "./judge.ts";
import { embeddedShop, serverShop } from "./kill-worlds.ts";
import { killCluster, restartCluster, signalCluster, startPrimary, stopCluster } from "./postgres-pair.ts";
import type { MakeWorld } from "./strike-rounds.ts";
import { until } from "./until.ts";

const awaySeconds = 30;

/** The home page is kept from now on, as in every shop that somebody has visited. */
const visitHome = (shop: RunningShop) => fetch(shop.origin).then((answer) => answer.text());

/** The database's server is away for half a minute: it hangs in one round, and is stopped and started again in the next. */
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
    async close() {
      await killCluster(cluster);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The disk of the embedded database, and of the uploads, runs full for a while: a small tmpfs, which only root may mount. */
export const diskFullWorld: MakeWorld = async (provider, port) => {
  const { dataDir, settings, look } = embeddedShop(provider, port);
  await mount("mount", "-t", "tmpfs", "-o", "size=256m,mode=700", "tmpfs", dataDir);
  mkdirSync(join(dataDir, "files"), { recursive: true });
  return {
    dataDir,
    comesBack: true,
    look,
    start: () => startShop(settings),
    async strike(shop) {
      await visitHome(shop);
      const ballast = join(dataDir, "ballast");
      fill(ballast);
      const findings = await untilFull(shop);
      rmSync(ballast);
      findings.push(...(await untilOrders(shop, 30)));
      await shop.kill();
      return findings;
    },
    async close() {
      await mount("umount", "-l", dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The traffic fills what room is left; then forms are answered clearly, and kept pages stand. */
async function untilFull(shop: RunningShop): Promise<Finding[]> {
  const { path, ...request } = writesToShop(shop);
  const refuses = async () => (await fetch(shop.origin + path, request)).status >= 500;
  await until(refuses, "the first refusal of a full disk");
  const told = [
    expectAnswer(
      shop,
      { path, ...request },
      { status: 503, retryAfter: true, says: "Nothing that you typed is lost" },
    ),
    expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 2 }),
  ];
  return (await Promise.all(told)).flat();
}

/** Takes all room that is left, while others take some too. */
function fill(path: string): void {
  const piece = Buffer.alloc(256 * 1024);
  try {
    for (;;) appendFileSync(path, piece);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

async function mount(command: string, ...args: string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`${command} failed: the full disk can be tried by root only`);
}

import { setTimeout as pause } from "node:timers/promises";
import { startTestPostgres } from "../../database/start-test-postgres.ts";
import { freePort, type RunningShop, startShop, until } from "../../running-shop.ts";
import type { Finding } from "../judge.ts";
import { serverShop } from "../kill-worlds.ts";
import type { MakeWorld } from "../strike-rounds.ts";
import { noticedWithin, startHaproxy } from "./haproxy.ts";
import { layReleases, type Release } from "./releases.ts";
import { readPages, watchRequests } from "./witness.ts";

/** The copies that run behind a balancer, by their ports. */
class Fleet {
  readonly #settings: Record<string, string>;
  readonly #running = new Map<string, RunningShop>();
  #odd: Finding[] = [];

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  /** Starts a copy; resolves when the balancer has seen that it is ready. */
  async open({ folder }: Release, port: string): Promise<RunningShop> {
    const shop = await startShop({ ...this.#settings, PORT: port }, folder);
    this.#running.set(port, shop);
    await until(async () => (await fetch(`${shop.origin}/readyz`)).ok, "a copy that is ready");
    await pause(noticedWithin);
    return shop;
  }

  /** Asks a copy to stop, as a restart of its unit does, and waits until all that it let in is answered. */
  async stop(port: string): Promise<void> {
    const shop = this.#running.get(port);
    const code = await shop?.stop();
    this.#running.delete(port);
    const errors =
      shop
        ?.output()
        .split("\n")
        .filter((line) => line.includes('"level":"error"')) ?? [];
    for (const line of errors.slice(0, 5)) console.log(`  ${line.slice(0, 1_000)}`);
    if (code !== 0)
      this.#odd.push({ kind: "answer", what: `a copy that was told to stop ended with ${code}` });
  }

  async replace(release: Release, port: string): Promise<void> {
    await this.stop(port);
    await this.open(release, port);
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((port) => this.stop(port)));
  }

  /** The copies that did not end well since it was last asked. */
  takeOdd(): Finding[] {
    const odd = this.#odd;
    this.#odd = [];
    return odd;
  }
}

type Ports = [string, string, string];
type Exchange = (fleet: Fleet, ports: Ports, former: Release, next: Release) => Promise<void>;

/** A copy is stopped before its successor starts: the other one serves alone meanwhile. */
const inPlace: Exchange = async (fleet, [first, second], _, next) => {
  await fleet.replace(next, first);
  await fleet.replace(next, second);
};

/**
 * A successor is ready before a copy is stopped; and a copy of the former version starts once more, on tables
 * that are the next one's.
 */
const besideEachOther: Exchange = async (fleet, [first, second, spare], former, next) => {
  await fleet.open(next, spare);
  await fleet.replace(former, second);
  await fleet.replace(next, first);
  await fleet.stop(second);
};

/**
 * Two copies behind a balancer are exchanged, one after the other, for a version that brings a migration,
 * while people buy. Nobody may notice.
 */
export const rollWorld =
  (workers: number): MakeWorld =>
  async (provider, port) => {
    const postgres = await startTestPostgres({ durable: true });
    const { dataDir, settings, look } = serverShop(provider, port, await postgres.createDatabase());
    const origin = `http://localhost:${port}`;
    const releases = layReleases(dataDir);
    const fleet = new Fleet({
      ...settings,
      ...{ APP_ORIGIN: origin, DRAIN_SECONDS: "2", RELEASES_DIR: releases.dir, WORKERS: String(workers) },
    });
    const ports: Ports = [await unused(), await unused(), await unused()];
    let former = releases.next();
    let round = 0;
    let balancer: Awaited<ReturnType<typeof startHaproxy>> | undefined;
    const stopAll = async () => {
      await balancer?.stop();
      await fleet.stopAll();
    };
    return {
      dataDir,
      look,
      async start() {
        balancer = await startHaproxy(dataDir, port, ports);
        const shop = await fleet.open(former, ports[0]);
        await fleet.open(former, ports[1]);
        return behind(origin, shop, stopAll);
      },
      async strike() {
        const next = releases.next();
        const exchange = round % 2 === 0 ? inPlace : besideEachOther;
        round += 1;
        const findings = await watched(port, [former, next], () => exchange(fleet, ports, former, next));
        former = next;
        await stopAll();
        return [...findings, ...fleet.takeOdd()];
      },
      async close() {
        await stopAll();
        await postgres.stop();
      },
    };
  };

const unused = async (): Promise<string> => String(await freePort());

/** All copies as the one shop that people know. */
const behind = (origin: string, shop: RunningShop, stopAll: () => Promise<void>): RunningShop => ({
  ...shop,
  origin,
  stop: () => stopAll().then(() => 0),
});

/** What people were told wrongly while something was done, with some more of them who read pages. */
async function watched(
  port: string,
  releases: readonly Release[],
  act: () => Promise<void>,
): Promise<Finding[]> {
  const witness = watchRequests(port);
  const readers = readPages(
    `http://localhost:${port}`,
    releases.map(({ file }) => file),
  );
  await act();
  await pause(noticedWithin);
  const findings = [...(await readers.stop()), ...witness.leave()];
  const slowest = Math.round(witness.slowest());
  console.log(
    `  ${witness.asked()} requests meanwhile, the slowest ${slowest} ms, ${findings.length} failed`,
  );
  return findings;
}

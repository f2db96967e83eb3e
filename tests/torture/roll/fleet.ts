import { setTimeout as pause } from "node:timers/promises";
import { type RunningShop, startShop } from "../../running-shop.ts";
import type { Finding } from "../judge.ts";
import { until } from "../until.ts";
import { noticedWithin } from "./haproxy.ts";
import type { Release } from "./releases.ts";

/** The copies that run behind a balancer, by their ports. */
export class Fleet {
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

import pg from "pg";
import type { Log } from "#platform/log.server.ts";

type Heard = (payload: string) => void;

interface ListenerOptions {
  url: string;
  log: Log;
  /** Sends a notification through the pool, for the self-test. */
  notify(channel: string): Promise<void>;
}

const selfTest = "jhola_self_test";
const longestPause = 30_000;

/** LISTEN on a connection of its own, made again whenever it breaks. */
export class NotificationListener {
  readonly #options: ListenerOptions;
  readonly #channels = new Map<string, Set<Heard>>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel);
    const listeners = known ?? new Set();
    listeners.add(heard);
    this.#channels.set(channel, listeners);
    if (!this.#client && !this.#retry) await this.#connect();
    else if (!known) await this.#client?.query(`listen ${quoted(channel)}`);
    return async () => {
      listeners.delete(heard);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    this.#retry = undefined;
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: "jhola listener",
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ channel, payload }) => this.#tell(channel, payload ?? ""));
    this.#client = client;
    try {
      await client.connect();
      for (const channel of [selfTest, ...this.#channels.keys()])
        await client.query(`listen ${quoted(channel)}`);
      this.#failures = 0;
      this.#testItself();
    } catch {
      this.#lost(client);
    }
  }

  #tell(channel: string, payload: string): void {
    for (const heard of this.#channels.get(channel) ?? []) heard(payload);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#failures += 1;
    const wait = Math.min(longestPause, 250 * 2 ** this.#failures);
    this.#options.log.warn({ wait }, "notifications interrupted");
    this.#retry = setTimeout(() => void this.#reconnect(), wait);
    this.#retry.unref();
  }

  /** Notifications sent while nobody listened are gone, so everyone looks once after each new connection. */
  async #reconnect(): Promise<void> {
    await this.#connect();
    if (!this.#client) return;
    for (const channel of this.#channels.keys()) this.#tell(channel, "");
  }

  /**
   * A transaction pooler swallows LISTEN without an error; then the polls alone must do, and the owner is
   * notified.
   */
  #testItself(): void {
    const timer = setTimeout(() => {
      this.#options.log.warn(
        {},
        "notifications don't arrive: set DATABASE_DIRECT_URL to the server itself; changes are seen by polling",
      );
    }, 5000);
    timer.unref();
    this.#channels.set(selfTest, new Set([() => clearTimeout(timer)]));
    this.#options.notify(selfTest).catch(() => clearTimeout(timer));
  }
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

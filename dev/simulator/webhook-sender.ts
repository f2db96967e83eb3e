export const webhookModes = ["auto", "hold", "drop", "duplicate", "shuffle"] as const;
export type WebhookMode = (typeof webhookModes)[number];

/** An event and what became of each of its deliveries: an HTTP status, or why there was none. */
export interface SentEvent {
  id: string;
  event: string;
  body: string;
  deliveries: (number | string)[];
}

export interface WebhookSender {
  events: SentEvent[];
  mode: WebhookMode;
  delayMs: number;
  /** What is done to every body from now on, before it is sent. */
  change(body: string): string;
  /** Takes an event that has just happened; what is done with it depends on the mode. */
  take(event: string, body: string): void;
  /** Sends these events, or all that were held, in this order; resolves when all are answered. */
  flush(ids: readonly string[] | undefined, repeat: number): Promise<SentEvent[]>;
  reset(): void;
}

interface Receiver {
  url: string | undefined;
  /** What proves who sends it, and what else its sender says. */
  headersOf(event: SentEvent): Record<string, string>;
  newId(): string;
  /** The wait before the first retry; each further one is twice as long. */
  retryMs: number;
}

const mostRetries = 10;
const patienceMs = 5000;
/** Events of one act come together; shuffling waits for the last of them. */
const burstMs = 30;

export function webhookSender(receiver: Receiver): WebhookSender {
  let line = Promise.resolve();
  let burst: SentEvent[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer.unref());
  };

  async function deliver(event: SentEvent, retries: number): Promise<void> {
    const status = await post(receiver, event);
    event.deliveries.push(status);
    const isTaken = typeof status === "number" && status >= 200 && status < 300;
    if (isTaken || retries >= mostRetries) return;
    later(receiver.retryMs * 2 ** retries, () => void deliver(event, retries + 1));
  }

  function queue(event: SentEvent): void {
    later(sender.delayMs, () => {
      line = line.then(() => deliver(event, 0));
    });
  }

  function shuffle(event: SentEvent): void {
    burst.push(event);
    if (burst.length > 1) return;
    later(burstMs, () => {
      const reversed = burst.reverse();
      burst = [];
      for (const each of reversed) queue(each);
    });
  }

  const sender: WebhookSender = {
    events: [],
    mode: "auto",
    delayMs: 0,
    change: unchanged,
    take(name, body) {
      const event: SentEvent = {
        id: receiver.newId(),
        event: name,
        body: this.change(body),
        deliveries: [],
      };
      this.events.push(event);
      if (!receiver.url || this.mode === "hold" || this.mode === "drop") return;
      if (this.mode === "shuffle") return shuffle(event);
      queue(event);
      if (this.mode === "duplicate") queue(event);
    },
    async flush(ids, repeat) {
      const held = this.events.filter(({ deliveries }) => deliveries.length === 0);
      const chosen = ids
        ? ids.flatMap((id) => this.events.find((event) => event.id === id) ?? [])
        : this.mode === "drop"
          ? []
          : held;
      for (let round = 0; round < repeat; round += 1)
        for (const event of chosen) event.deliveries.push(await post(receiver, event));
      return chosen;
    },
    reset() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      burst = [];
      Object.assign(this, { events: [], mode: "auto", delayMs: 0, change: unchanged });
    },
  };
  return sender;
}

export const unchanged = (body: string): string => body;

async function post({ url, headersOf }: Receiver, event: SentEvent): Promise<number | string> {
  if (!url) return "no webhook address";
  const headers = { "Content-Type": "application/json", ...headersOf(event) };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: event.body,
      signal,
      redirect: "manual",
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.name : "unreachable";
  }
}

import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import type { PageStep, VisitWatch } from "#platform/visit-step.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { askedBy } from "./asked-by.server.ts";
import { stepNumber, type VisitSource, visitSource } from "./visit-source.ts";

/** One visitor of a few seconds, on the way to the database. */
export interface SeenVisitor {
  /** The sender's address and browser; gone as soon as the day's mark is made of them. */
  address: string;
  agent: string;
  reached: number;
  isStaff: boolean;
  source: VisitSource | undefined;
}

/** What was seen on one day in India since it was last written down. */
export interface SeenBatch {
  day: string;
  visitors: Map<string, SeenVisitor | typeof program>;
  botPages: number;
}

export interface VisitCounterOptions {
  /** How far an address leads; undefined for what is no page. */
  stepAt(address: string): PageStep | undefined;
  /** The sender's address, by the socket's and what proxies say. */
  clientAddress(peer: string | undefined, forwarded: string): string;
  ownHost: string;
  now(): Date;
}

/** Stands for a sender that is no person. */
export const program = "program";

/** More senders than come in a few seconds are a flood, and are left out. */
const mostWaiting = 20_000;
const longestAgent = 400;

/**
 * Counts in memory who asks for pages, at next to no cost for the answer; a job writes it down every few
 * seconds, and what a copy has seen since is lost with it when it is killed (ADR-121).
 */
export class VisitCounter implements VisitWatch {
  readonly #options: VisitCounterOptions;
  #batches: SeenBatch[] = [];
  #current: SeenBatch | undefined;
  #dayEnds = 0;
  /** Who was met in these seconds, by browser and then by sender: looked up without making a text of both. */
  readonly #known = new Map<string, Map<string, SeenVisitor | typeof program>>();

  constructor(options: VisitCounterOptions) {
    this.#options = options;
  }

  /** A page was answered, out of memory or not. */
  answered({ method, url = "/", rawHeaders, socket }: IncomingMessage): void {
    const step = method === "GET" ? this.#options.stepAt(url) : undefined;
    if (step === undefined) return;
    const { agent, forwarded, referrer, namesLanguage, isAhead } = askedBy(rawHeaders);
    if (isAhead) return;
    const batch = this.#today();
    const sender = { agent, peer: socket.remoteAddress, forwarded };
    const known = this.#known.get(agent)?.get(forwarded || (sender.peer ?? ""));
    const seen = known ?? this.#meet(batch, sender, namesLanguage);
    if (!seen) return;
    if (seen === program) batch.botPages += 1;
    else this.#note(seen, step, { address: url, referrer });
  }

  /** Who is seen for the first time in these seconds; undefined in a flood. */
  #meet(
    { visitors }: SeenBatch,
    { agent, peer, forwarded }: { agent: string; peer: string | undefined; forwarded: string },
    namesLanguage: boolean,
  ): SeenVisitor | typeof program | undefined {
    const address = this.#options.clientAddress(peer, forwarded);
    const name = agent.slice(0, longestAgent);
    const isPerson = namesLanguage && name !== "" && !isbot(name);
    const key = isPerson ? `${address} ${name}` : program;
    const seen = visitors.get(key) ?? (isPerson ? newVisitor(address, name) : program);
    if (!visitors.has(key) && visitors.size >= mostWaiting) return undefined;
    visitors.set(key, seen);
    const ofAgent = this.#known.get(agent) ?? new Map();
    if (this.#known.size + ofAgent.size < mostWaiting)
      this.#known.set(agent, ofAgent.set(forwarded || (peer ?? ""), seen));
    return seen;
  }

  /**
   * Somebody did what shows how far they came, or had a page's script ask who they are. `page` is the address
   * that they did it on.
   */
  reached(
    { clientAddress: address, headers }: { clientAddress: string; headers: Headers },
    step: PageStep,
    page?: string,
  ): void {
    const agent = (headers.get("user-agent") ?? "").slice(0, longestAgent);
    if (agent === "" || !headers.get("accept-language") || isbot(agent)) return;
    const batch = this.#today();
    const sender = `${address} ${agent}`;
    const known = batch.visitors.get(sender);
    const seen = known && known !== program ? known : newVisitor(address, agent);
    if (!known && batch.visitors.size >= mostWaiting) return;
    batch.visitors.set(sender, seen);
    this.#note(seen, step, { address: page ?? "", referrer: undefined });
    const shown = page === undefined ? undefined : this.#options.stepAt(pathAndQuery(page));
    if (shown) this.#note(seen, shown, { address: "", referrer: undefined });
  }

  /** What was seen and is to be written down; `putBack` takes it again where that failed. */
  take(): SeenBatch[] {
    const taken = this.#batches.filter(({ visitors, botPages }) => visitors.size > 0 || botPages > 0);
    this.#batches = [];
    this.#current = undefined;
    this.#known.clear();
    return taken;
  }

  putBack(batches: readonly SeenBatch[]): void {
    const room = mostWaiting - this.#batches.reduce((sum, { visitors }) => sum + visitors.size, 0);
    let waiting = 0;
    for (const batch of batches) {
      waiting += batch.visitors.size;
      if (waiting <= room) this.#batches.unshift(batch);
    }
  }

  #note(seen: SeenVisitor, step: PageStep, came: { address: string; referrer: string | undefined }): void {
    if (step === "staff") seen.isStaff = true;
    else if (stepNumber(step) > seen.reached) seen.reached = stepNumber(step);
    if (seen.source || (came.referrer === undefined && !came.address.includes("utm_source="))) return;
    seen.source = visitSource(came.address, came.referrer, [this.#options.ownHost]);
  }

  #today(): SeenBatch {
    const now = this.#options.now();
    if (this.#current && now.getTime() < this.#dayEnds) return this.#current;
    const day = indianDay(now);
    this.#dayEnds = startOfIndianDay(day).getTime() + 24 * 60 * 60_000;
    const batch = { day, visitors: new Map(), botPages: 0 };
    this.#current = batch;
    this.#known.clear();
    this.#batches.push(batch);
    return batch;
  }
}

const newVisitor = (address: string, agent: string): SeenVisitor => ({
  address,
  agent,
  reached: 1,
  isStaff: false,
  source: undefined,
});

const pathAndQuery = (address: string): string => {
  const start = address.indexOf("/", address.indexOf("//") + 2);
  return start < 0 ? "/" : address.slice(start);
};

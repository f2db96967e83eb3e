import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import { z } from "zod";

/** A registry's numbers as a process sends them to another. */
export type Numbers = object[];

/** How long a worker that is busy or dying is waited for. */
const patienceMs = 2_000;

const numbers = z.array(z.custom<object>((value) => typeof value === "object" && value !== null));
/**
 * 'ask' from a worker to the first process, 'tell' from there to each, 'told' back, and 'all' to the one that
 * asked.
 */
const letter = z.discriminatedUnion("metrics", [
  z.object({ metrics: z.literal("ask"), id: z.string() }),
  z.object({ metrics: z.literal("tell"), id: z.string() }),
  z.object({ metrics: z.literal("told"), id: z.string(), numbers }),
  z.object({ metrics: z.literal("all"), id: z.string(), all: z.array(numbers) }),
]);
type Letter = z.infer<typeof letter>;

const read = (message: unknown): Letter | undefined => letter.safeParse(message).data;

/** The numbers of all workers as Prometheus reads them; of this process alone where there are no others. */
export async function metricsOfAll(own: () => Promise<Numbers>): Promise<string> {
  const all = cluster.isWorker ? await askForAll() : [];
  return AggregatorRegistry.aggregate(all.length > 0 ? all : [await own()]).metrics();
}

async function askForAll(): Promise<Numbers[]> {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Numbers[]>();
  const hear = (message: unknown) => {
    const heard = read(message);
    if (heard?.metrics === "all" && heard.id === id) resolve(heard.all);
  };
  process.on("message", hear);
  process.send?.({ metrics: "ask", id } satisfies Letter);
  const all = await Promise.race([promise, pause(2 * patienceMs, [])]);
  process.off("message", hear);
  return all;
}

/** In a worker: sends its own numbers whenever another needs those of all. */
export function tellWhenAsked(own: () => Promise<Numbers>): void {
  if (!cluster.isWorker) return;
  process.on("message", async (message) => {
    const heard = read(message);
    if (heard?.metrics !== "tell") return;
    process.send?.({ metrics: "told", id: heard.id, numbers: await own() } satisfies Letter);
  });
}

/** In the process that keeps the workers: gathers their numbers for the one that asks. */
export function gatherMetrics(workers: () => readonly Worker[]): void {
  cluster.on("message", async (asker: Worker, message: unknown) => {
    const heard = read(message);
    if (heard?.metrics !== "ask") return;
    const all = await Promise.all(workers().map((worker) => numbersOf(worker, heard.id)));
    const told = all.filter((each) => each !== undefined);
    if (asker.isConnected()) asker.send({ metrics: "all", id: heard.id, all: told } satisfies Letter);
  });
}

async function numbersOf(worker: Worker, id: string): Promise<Numbers | undefined> {
  if (!worker.isConnected()) return undefined;
  const { promise, resolve } = Promise.withResolvers<Numbers>();
  const hear = (message: unknown) => {
    const heard = read(message);
    if (heard?.metrics === "told" && heard.id === id) resolve(heard.numbers);
  };
  worker.on("message", hear);
  worker.send({ metrics: "tell", id } satisfies Letter);
  const told = await Promise.race([promise, pause(patienceMs, undefined)]);
  worker.off("message", hear);
  return told;
}

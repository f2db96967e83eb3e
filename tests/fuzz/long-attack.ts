import { type FuzzedShop, fuzzedShop } from "./fuzzed-shop.ts";

/** For how long, and the first of the series that the requests are made from. */
export interface Wish {
  minutes: number;
  seed: number;
}

export interface LongAttack {
  minutes: number;
  seeds: { first: number; last: number };
  requests: number;
  /** How many answers of each status; 0 stands for a connection closed without one. */
  statuses: Record<string, number>;
  /** Answers of 500 and above. */
  failures: number;
  /** How often the shop did not answer like a shop after a batch. */
  crashes: number;
  /** Megabytes more than after the first batch. */
  growth: number;
  /** Everything that was not as it should be, in words. */
  problems: string[];
}

const batch = 1_000;
const mostGrowth = 400;

/**
 * Attacks a shop of its own: half of the time as strangers, who may change no row, and half as everybody at
 * every form.
 */
export async function attackForLong({ minutes, seed }: Wish): Promise<LongAttack> {
  const shop = await fuzzedShop();
  const attack: LongAttack = {
    ...{ minutes, seeds: { first: seed, last: seed - 1 }, requests: 0, statuses: {} },
    ...{ failures: 0, crashes: 0, growth: 0, problems: [] },
  };
  try {
    await sendBatch(shop, attack, "strangers");
    const memory = shop.memory();
    const rows = JSON.stringify(await shop.rows());
    const half = (minutes * 60_000) / 2;
    await forSoLong(half, () => sendBatch(shop, attack, "strangers"));
    if (JSON.stringify(await shop.rows()) !== rows) attack.problems.push("strangers changed rows");
    await forSoLong(half, () => sendBatch(shop, attack, "everybody"));
    attack.growth = shop.memory() - memory;
  } finally {
    await shop.discard();
  }
  if (attack.growth > mostGrowth) attack.problems.push(`the shop grew by ${attack.growth} MB`);
  return attack;
}

async function forSoLong(milliseconds: number, act: () => Promise<void>): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await act();
}

async function sendBatch(shop: FuzzedShop, attack: LongAttack, by: "strangers" | "everybody"): Promise<void> {
  attack.seeds.last += 1;
  const { sent, statuses, blows } = await shop.attack(by, attack.seeds.last, batch);
  attack.requests += sent;
  for (const [status, number] of Object.entries(statuses)) {
    attack.statuses[status] = (attack.statuses[status] ?? 0) + number;
    if (Number(status) >= 500) attack.failures += number;
  }
  for (const { round, kind, what, bytes } of blows)
    attack.problems.push(`${round} ${kind}: ${what}\n${bytes}`);
  if (await shop.isWell()) return;
  attack.crashes += 1;
  attack.problems.push(`after seed ${attack.seeds.last} the shop does not answer`);
}

import { fuzzedShop } from "./fuzzed-shop.ts";

// The long attack: FUZZ_ROUNDS wild requests (20,000 unless told otherwise) in batches, with the seeds from FUZZ_SEED on.
// Ends with 0 when every answer was one that may be given, no row changed by strangers, and memory stayed where it was.

const rounds = Number(process.env.FUZZ_ROUNDS ?? 20_000);
const firstSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e6));
const batch = 1_000;
const mostGrowth = 400;

const shop = await fuzzedShop();
const begun = performance.now();
const rows = JSON.stringify(await shop.rows());
const statuses: Record<string, number> = {};
const problems: string[] = [];
let memory = 0;

async function attack(by: "strangers" | "everybody", seed: number): Promise<void> {
  const done = await shop.attack(by, seed, batch);
  for (const [status, number] of Object.entries(done.statuses))
    statuses[status] = (statuses[status] ?? 0) + number;
  for (const { round, kind, what, bytes } of done.blows) problems.push(`${round} ${kind}: ${what}\n${bytes}`);
  if (!(await shop.isWell())) problems.push(`after seed ${seed} the shop does not answer`);
}

const batches = Math.max(1, Math.ceil(rounds / batch / 2));
for (let number = 0; number < batches; number += 1) {
  await attack("strangers", firstSeed + number);
  if (number === 0) memory = shop.memory();
}
if (JSON.stringify(await shop.rows()) !== rows) problems.push("strangers changed rows");
for (let number = 0; number < batches; number += 1) await attack("everybody", firstSeed + batches + number);

const growth = shop.memory() - memory;
if (growth > mostGrowth) problems.push(`the shop grew by ${growth} MB after its first batch`);
await shop.discard();

const seconds = Math.round((performance.now() - begun) / 1000);
console.log(
  `fuzz: ${batches * 2 * batch} requests, seeds ${firstSeed} to ${firstSeed + batches * 2 - 1}, ${seconds} s`,
);
console.log(
  `answers: ${Object.entries(statuses)
    .map(([status, number]) => `${status} × ${number}`)
    .join(", ")}`,
);
console.log(`memory: ${growth} MB more than after the first batch`);
for (const problem of problems) console.log(problem);
console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
process.exit(problems.length === 0 ? 0 : 1);

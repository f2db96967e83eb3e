import { attackForLong } from "./long-attack.ts";

// The long attack by itself: FUZZ_MINUTES (10 unless told otherwise), with the seeds from FUZZ_SEED on. Ends
// with 0 when every answer was one that may be given, no row was changed by strangers, and memory stayed
// where it was.

const { requests, statuses, seeds, growth, problems } = await attackForLong({
  minutes: Number(process.env.FUZZ_MINUTES ?? 10),
  seed: Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e6)),
});
const answers = Object.entries(statuses).map(([status, number]) => `${status} × ${number}`);
console.log(`fuzz: ${requests} requests, seeds ${seeds.first} to ${seeds.last}`);
console.log(`answers: ${answers.join(", ")}`);
console.log(`memory: ${growth} MB more than after the first batch`);
for (const problem of problems) console.log(problem);
console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
process.exit(problems.length === 0 ? 0 : 1);

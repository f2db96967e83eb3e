import { compileLargerFunctions } from "#platform/v8/larger-functions.server.ts";

// A process of its own, run with --trace-turbo-inlining, by which V8 tells what it puts into what. One
// function calls twelve of about a hundred bytes of bytecode each, until V8 has compiled it at its best.

if (process.argv[2] === "larger") compileLargerFunctions();

const sums = Array.from({ length: 16 }, (_, at) => `sum = (sum * ${at + 3} + n) % ${1009 + at};`).join(" ");
const parts = Array.from(
  { length: 12 },
  (_, at) => `function part${at}(n) { let sum = n; ${sums} return sum; }`,
);
const calls = Array.from({ length: 12 }, (_, at) => `part${at}(n)`).join(" + ");
const whole: (n: number) => number = new Function(
  `${parts.join("\n")} return function whole(n) { return ${calls}; }`,
)();
for (let n = 0; n < 200_000; n += 1) whole(n);

import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** How many of the twelve functions that one calls V8 puts into it. */
function partsPutIn(way: string): number {
  // Compiled at once, not beside the program, which might be done before that.
  const flags = ["--trace-turbo-inlining", "--no-concurrent-recompilation"];
  const told = execFileSync(process.execPath, [...flags, "tests/large-function.ts", way], {
    encoding: "utf8",
  });
  return told.split("\n").filter((line) => /^Inlining .* part\d+>/.test(line)).length;
}

test("a function takes in more of what it calls than V8 would let it", () => {
  expect(partsPutIn("larger")).toBeGreaterThan(partsPutIn("usual"));
});

import { expect, test } from "vitest";
import { readReport } from "./reports.ts";

const coloured = "\u001b[31mexpected 1\u001b[39m\n\n  got 2";

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    {
      name: "cart.test.ts",
      message: "",
      assertionResults: [
        { fullName: "cart adds", status: "passed", failureMessages: [] },
        { fullName: "cart takes away", status: "failed", failureMessages: [coloured] },
      ],
    },
    { name: "broken.test.ts", message: "Cannot read it", assertionResults: [] },
  ],
};

const oneSpec = (ok: boolean, ...messages: string[]) => ({
  title: "opens",
  file: "shop.spec.ts",
  line: 7,
  ok,
  tests: [
    { results: [{ status: ok ? "passed" : "timedOut", errors: messages.map((message) => ({ message })) }] },
  ],
});

const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [oneSpec(true)],
      suites: [{ specs: [oneSpec(false, "Test timeout exceeded.", "click:\n  waiting for a button")] }],
    },
  ],
};

test("a report of Vitest names what failed, and the file that could not be read", () => {
  const failures = ["cart.test.ts › cart takes away: expected 1 | got 2", "broken.test.ts: Cannot read it"];
  expect(readReport(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2, failures });
});

test("a report of Playwright names what failed, however deep, and counts what passed the second time only", () => {
  const failures = ["shop.spec.ts:7 › opens: Test timeout exceeded. | click: | waiting for a button"];
  expect(readReport(playwrightReport)).toEqual({ passed: 4, failed: 2, skipped: 0, failures });
});

test("anything else is refused", () => expect(() => readReport({ stats: {} })).toThrow());

import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** What a test runner reported: how many tests there were, and each failure with its first words. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

const fromVitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ errors: z.array(z.object({ message: z.string().default("") })).default([]) }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const fromPlaywright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/** Reads the report of Vitest or Playwright; throws when it is neither. */
export function readReport(report: unknown): Report {
  const { success, data } = fromVitest.safeParse(report);
  if (!success) return readPlaywright(report);
  return {
    passed: data.numPassedTests,
    failed: data.numFailedTests,
    skipped: data.numPendingTests,
    failures: data.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0 && message !== "") return [`${name}: ${firstWords(message)}`];
      return failed.map((test) => `${name} › ${test.fullName}: ${firstWords(test.failureMessages[0] ?? "")}`);
    }),
  };
}

function readPlaywright(report: unknown): Report {
  const { stats, suites } = fromPlaywright.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map((one) => `${one.file}:${one.line} › ${one.title}: ${firstWords(errorsOf(one))}`),
  };
}

const specsOf = ({ specs, suites }: z.output<typeof suite>): z.output<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A test that ran out of time says so first, and what it was waiting for next. */
const errorsOf = ({ tests }: z.output<typeof spec>) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors.map(({ message }) => message))
    .join("\n");

/** Enough of a failure to know it by; the rest stands with the check's own output. */
const firstWords = (message: string) =>
  stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, 8)
    .join(" | ")
    .slice(0, 600);

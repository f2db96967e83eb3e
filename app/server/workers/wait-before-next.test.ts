import { expect, test } from "vitest";
import { waitBeforeNext } from "./wait-before-next.ts";

test.each([
  { lived: 3_600_000, deaths: 0, wait: 0 },
  { lived: 10_000, deaths: 7, wait: 0 },
  { lived: 9_999, deaths: 0, wait: 500 },
  { lived: 0, deaths: 1, wait: 1_000 },
  { lived: 0, deaths: 4, wait: 8_000 },
  { lived: 0, deaths: 5, wait: 15_000 },
  { lived: 0, deaths: 5_000, wait: 15_000 },
])("after $lived ms of life and $deaths early deaths it waits $wait ms", ({ wait, ...given }) => {
  expect(waitBeforeNext(given)).toBe(wait);
});

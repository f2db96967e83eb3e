import { expect, test } from "vitest";
import { whyClosed } from "./judge-return.ts";

const line = {
  ...{ id: "tote", productName: "Kohbar Tote", optionText: null },
  ...{ quantity: 2, arrived: 2, taken: 0, returnable: true, isPersonal: false },
};
const closedWith = (...lines: Partial<typeof line>[]) =>
  whyClosed({
    ...{ deliveredAt: null, terms: { days: 30, damageHours: 48 }, isLost: false },
    lines: lines.map((each) => ({ ...line, ...each })),
  });

test.each([
  ["everything has arrived", [{}], undefined],
  ["nothing has arrived", [{ arrived: 0 }], "not-arrived"],
  ["all of it is in returns", [{ taken: 2 }], "nothing-left"],
  ["what has arrived of a line is in returns", [{ arrived: 1, taken: 1 }], "rest-to-come"],
  ["a line is in returns and another is on its way", [{ taken: 2 }, { arrived: 0 }], "rest-to-come"],
  ["a line is in returns and another has arrived", [{ taken: 2 }, {}], undefined],
])("of an order of which %s", (_, lines, why) => expect(closedWith(...lines)).toBe(why));

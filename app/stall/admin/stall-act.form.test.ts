import { expect, test } from "vitest";
import { backField, countedIn } from "./stall-act.form.ts";

const counted = (cash: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ version: "1", [backField("a")]: "4", cash, note: "" }))
    form.set(name, value);
  return countedIn(form, ["a"]);
};

test.each([
  ["0", 0],
  ["1,985.50", 198_550],
])("a till of %j is closed with %i paise", (typed, cash) =>
  expect(counted(typed)).toMatchObject({ value: { version: 1, cash } }),
);

test.each(["", "-1", "x"])("no till has %j", (typed) =>
  expect(counted(typed)).toMatchObject({ errors: { cash: expect.any(String) } }),
);

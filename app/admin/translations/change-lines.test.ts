import { expect, test } from "vitest";
import { changeLines } from "./change-lines.ts";
import type { PlannedText } from "./translations-file.ts";

const planned = (before: string | null, said: string): PlannedText => ({
  ...{ said, line: 2, change: before === null ? "new" : "changed" },
  text: {
    ...{ kind: "product", id: "fish", record: "Tote", field: "description", english: "Fish", hash: "a1" },
    ...{ hindi: before, isOld: false, savedAt: null },
  },
});

test("a check shows a text beside what stood there", () =>
  expect(changeLines([planned("माछ", "मछली")])).toEqual([
    {
      ...{ line: 2, title: "Tote", label: "Description", change: "changed" },
      ...{ english: "Fish", before: "माछ", said: "मछली" },
    },
  ]));

test("of a long text it shows the part that changes, and of many texts the first fifty", () => {
  const long = "म".repeat(5000);
  const [line] = changeLines([planned(long, `${long.slice(0, 4000)}छ${long.slice(4001)}`)]);
  expect(line?.said).toMatch(/^… म{60}छम{539} …$/);
  expect(line?.before).toMatch(/^… म{600} …$/);
  expect(changeLines([planned(null, long)])[0]?.said).toMatch(/^म{600} …$/);
  expect(changeLines(Array.from({ length: 70 }, () => planned(null, "मछली")))).toHaveLength(50);
});

import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { seedTiers } from "../../../tests/seed-tiers.ts";
import { parseBulkPrices } from "./bulk-prices.form.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";
import { tiersToType, withRoom } from "./read-tiers.ts";

const say = bulkPricesText.errors;
const [fifty, empty] = [
  ["50", "249", "15"],
  ["", "", ""],
] as const;
const rows = tiersToType(seedTiers).map((row) => Object.values(row));

/** A form with these rows, each of quantity, core price and percentage. */
function formOf(rows: readonly (readonly string[])[]): FormData {
  const form = new FormData();
  form.set("version", "3");
  for (const [place, [from = "", core = "", artisanal = ""]] of rows.entries()) {
    form.set(`from-${place}`, from);
    form.set(`core-${place}`, core);
    form.set(`artisanal-${place}`, artisanal);
  }
  return form;
}

describe("the bulk prices", () => {
  test("are read as people type quantities, sums and percentages; an empty row is no price", () => {
    expect(parseBulkPrices(formOf(rows))).toEqual({ kind: "valid", value: { version: 3, tiers: seedTiers } });
    expect(
      parseBulkPrices(
        formOf([
          ["", " ", ""],
          ["20", "₹ 1,249.50", "5 %"],
          ["", "", ""],
          [" 1,500 ", "1249.5", "5"],
        ]),
      ),
    ).toMatchObject({
      value: {
        tiers: [
          { from: 20, core: 1249_50, artisanalOff: 5 },
          { from: 1500, core: 1249_50, artisanalOff: 5 },
        ],
      },
    });
  });

  test.each<[Record<string, string>, (readonly string[])[]]>([
    [{ "from-0": say.from }, [["1", "249", "15"]]],
    [{ "from-0": say.from }, [["0", "249", "15"]]],
    [{ "from-0": say.from }, [["100001", "249", "15"]]],
    [{ "from-0": say.from }, [["fifty", "249", "15"]]],
    [{ "from-0": say.from }, [["", "249", "15"]]],
    [{ "core-0": say.core }, [["50", "0", "15"]]],
    [{ "core-0": say.core }, [["50", "-249", "15"]]],
    [{ "core-0": fieldText.decimals }, [["50", "12.345", "15"]]],
    [{ "core-0": say.core }, [["50", "", "15"]]],
    [{ "core-0": say.coreHigh }, [["50", "10000000", "15"]]],
    [{ "core-0": say.coreHigh }, [["५०", "12345678901", "१५"]]],
    [{ "artisanal-0": say.artisanal }, [["50", "249", "0"]]],
    [{ "artisanal-0": say.artisanal }, [["50", "249", "100"]]],
    [{ "artisanal-0": say.artisanal }, [["50", "249", "101"]]],
    [{ "artisanal-0": say.artisanal }, [["50", "249", "12.5"]]],
    [{ "from-0": say.from, "core-0": say.core, "artisanal-0": say.artisanal }, [["x", "y", "z"]]],
    [{ "from-1": say.fromTwice(50) }, [fifty, ["50", "229", "20"]]],
    [{ "from-2": say.fromOrder(100) }, [["100", "249", "15"], empty, ["50", "229", "20"]]],
    [{ "core-1": say.coreDearer, "artisanal-1": say.artisanalLess }, [fifty, ["100", "249.01", "14"]]],
    [{ "from-0": say.none }, [empty]],
    [{ "from-0": say.none }, []],
    [{ "from-8": say.many(8) }, Array.from({ length: 9 }, (_, at) => [String(50 + at), "249", "15"])],
  ])("are refused at their fields, and stay: %j", (errors, rows) => {
    const answer = parseBulkPrices(formOf(rows));
    expect(answer).toMatchObject({ kind: "refused", typed: rows[0] ? { "from-0": rows[0][0] } : {} });
    expect(answer).toHaveProperty("errors", errors);
  });

  test("have room for two more, and eight at most; what was posted beyond is shown", () => {
    const rows = (many: number) =>
      Array.from({ length: many }, () => ({ from: "50", core: "249", artisanal: "15" }));
    expect([0, 3, 6, 7, 8, 9].map((many) => withRoom(rows(many)).length)).toEqual([2, 5, 8, 8, 8, 9]);
  });
});

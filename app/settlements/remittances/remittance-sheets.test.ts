import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { readRemittance } from "./remittance-sheets.server.ts";
import { judgeRemitted, type LineFault, type RemittedLine } from "./remitted-line.ts";

/** Sheets with the habits of couriers and spreadsheets. */
const sheets = {
  plain:
    "AWB,COD Amount,Charges,UTR,Remittance Date\nSR1001,1499.00,29.50,UTR1,2026-12-01\nSR1002,500,0,UTR1,2026-12-01\n",
  "from a spreadsheet, with its mark, signs and totals":
    '\uFEFFWaybill No;Amount Collected;Freight Charges;Date\r\n\'14001234567;"₹ 1,499.00";₹29.50;01/12/2026\r\n="14001234568";Rs. 500;(-);01-12-26\r\nGrand Total;1,999.00;29.50;\r\n',
  "with words above its headings, blank lines and three ways to write a day":
    "Speedy Couriers Pvt Ltd\nCOD remittance,November 2026\n\nTracking Number,COD Value,Remitted On\nA-1/7,1499,1 Dec 2026\n\nA-1/8,500.50,2026-12-02\nA-1/9,200/-,02.12.2026\n,2199.50,\n",
  "of a spreadsheet that writes a comma for the point":
    "Ekart;cash, sent\nAWB;COD Amount;Charges;Date\nSR1001;1499,50;29,5;01/12/2026\nSR1002;1.499,00;0;\nSR1003;1,49,900;0;\n",
  "with numbers that were shortened":
    "awb_number,collected,utr\n1.2E+10,1499,U1\n14001234568,1.5E+03,U1\n14001234569,500,4.3E+11\n14001234570,750.000,U1\n",
  "of what the courier takes back":
    "AWB No.\tAmount\tDeduction\nSR1001\t-1499\t-10\nSR1002\t(500.00)\t\nSR1003\t700−\t5\n",
  "with what nobody can read":
    "AWB,Amount,Date\nSR 1001,14.99.00,\n,120,\nSR1003,100,31/02/2026\n!!,5,\nSR1004,१२०,30/11/26\n",
};

async function read(name: keyof typeof sheets, columns = {}) {
  const lines: (RemittedLine | LineFault)[] = [];
  const bytes = new TextEncoder().encode(sheets[name]);
  const usual = { utr: "TYPED", on: "2026-11-30" };
  const head = await readRemittance({ bytes, columns, usual }, async (some) => void lines.push(...some));
  return { head, lines: lines.map(words) };
}

const words = (line: RemittedLine | LineFault): string =>
  "awb" in line
    ? `${line.line}: ${line.awb} ${line.kind} ${line.collected} less ${line.charges}, ${line.utr} ${line.on}`
    : `${line.line}: ${line.field} ${line.fault} ${line.text}`;

test.each<[keyof typeof sheets, string[]]>([
  [
    "plain",
    [
      "2: SR1001 brought 149900 less 2950, UTR1 2026-12-01",
      "3: SR1002 brought 50000 less 0, UTR1 2026-12-01",
    ],
  ],
  [
    "from a spreadsheet, with its mark, signs and totals",
    [
      "2: 14001234567 brought 149900 less 2950, TYPED 2026-12-01",
      "3: 14001234568 brought 50000 less 0, TYPED 2026-12-01",
    ],
  ],
  [
    "with words above its headings, blank lines and three ways to write a day",
    [
      "5: A-1/7 brought 149900 less 0, TYPED 2026-12-01",
      "7: A-1/8 brought 50050 less 0, TYPED 2026-12-02",
      "8: A-1/9 brought 20000 less 0, TYPED 2026-12-02",
    ],
  ],
  [
    "of a spreadsheet that writes a comma for the point",
    [
      "3: SR1001 brought 149950 less 2950, TYPED 2026-12-01",
      "4: SR1002 brought 149900 less 0, TYPED 2026-11-30",
      "5: SR1003 brought 14990000 less 0, TYPED 2026-11-30",
    ],
  ],
  [
    "with numbers that were shortened",
    [
      "2: awb shortened 1.2E+10",
      "3: collected shortened 1.5E+03",
      "4: utr shortened 4.3E+11",
      "5: 14001234570 brought 75000 less 0, U1 2026-11-30",
    ],
  ],
  [
    "of what the courier takes back",
    [
      "2: SR1001 taken_back -149900 less 1000, TYPED 2026-11-30",
      "3: SR1002 taken_back -50000 less 0, TYPED 2026-11-30",
      "4: SR1003 taken_back -70000 less 500, TYPED 2026-11-30",
    ],
  ],
  [
    "with what nobody can read",
    [
      "2: collected odd 14.99.00",
      "3: awb none ",
      "4: on odd 31/02/2026",
      "5: awb odd !!",
      "6: SR1004 brought 12000 less 0, TYPED 2026-11-30",
    ],
  ],
])("MONEY-4: a courier's sheet is read: %s", async (name, expected) => {
  expect((await read(name)).lines).toEqual(expected);
});

test("MONEY-4: columns are guessed, or as they were chosen; without a parcel's number the file is refused", async () => {
  const guessed = {
    awb: "AWB",
    collected: "COD Amount",
    charges: "Charges",
    utr: "UTR",
    on: "Remittance Date",
  };
  expect((await read("plain")).head).toMatchObject({ columns: guessed });
  const chosen = await read("plain", { awb: "UTR", collected: "Charges" });
  expect([chosen.head, chosen.lines[0]]).toMatchObject([
    { columns: { awb: "UTR", collected: "Charges" } },
    "2: UTR1 brought 2950 less 0, TYPED 2026-11-30",
  ]);
  const head = (text: string) =>
    readRemittance(
      { bytes: new TextEncoder().encode(text), columns: {}, usual: { utr: "", on: "" } },
      async () => {},
    );
  expect(await head("Order,COD Amount\nJC-1,5\n")).toEqual({
    problem: "no-awb",
    headings: ["Order", "COD Amount"],
  });
  expect(await head("AWB,Name\n1,x\n")).toMatchObject({ problem: "no-sum" });
  expect([await head(""), await head("\n\n")]).toEqual([{ problem: "no-file" }, { problem: "empty" }]);
});

test.each([
  ["page", "\uFEFF\n <!DOCTYPE html><html><table><tr><td>AWB</td></tr></table>"],
  ["page", "<table><tr><td>AWB,COD Amount</td></tr></table>"],
  ["workbook", "PK\u0003\u0004\u0014\u0000,AWB"],
  ["workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ["document", "%PDF-1.7\nAWB,COD Amount"],
])("MONEY-4: what is a '%s' is called so", async (problem, given) => {
  const bytes = typeof given === "string" ? new TextEncoder().encode(given) : given;
  const none = async () => expect.fail("no line is read");
  expect(await readRemittance({ bytes, columns: {}, usual: { utr: "", on: "" } }, none)).toEqual({ problem });
});

test.each([
  ["brought", 500, 500, false, "matched"],
  ["brought", 499, 500, false, "short"],
  ["brought", 501, 500, false, "over"],
  ["brought", 500, undefined, false, "unknown"],
  ["brought", 500, 500, true, "twice"],
  ["taken_back", -500, 500, false, "matched"],
  ["taken_back", -501, 500, false, "short"],
] as const)("MONEY-4: %s %s of %s, before: %s, is %s", (kind, collected, expected, isTwice, state) =>
  expect(
    judgeRemitted(
      { kind, collected: paise(collected) },
      { expected: expected === undefined ? undefined : paise(expected), isTwice },
    ),
  ).toBe(state),
);

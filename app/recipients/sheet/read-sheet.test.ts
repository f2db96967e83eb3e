import { expect, test } from "vitest";
import { csvOf } from "#platform/text/csv.server.ts";
import type { ParcelRecipient } from "../recipient.ts";
import { readSheet } from "./read-sheet.server.ts";
import { headingsOf, linesOfSheet } from "./sheet-columns.ts";
import { sheetOf } from "./write-sheet.ts";

const lines = linesOfSheet([
  { id: "bag", productName: "Kohbar Tote", optionText: null, quantity: 2000 },
  { id: "card", productName: "Card", optionText: "Size: Large", quantity: 10 },
]);
const head = "Name,Phone,Address Line 1,Address Line 2,City,State,Pincode,Pieces: Kohbar Tote,Note,Email";
const meera = "Meera Devi,98765 43210,12 Station Road,,Patna,Bihar,800001,2,,";

const read = (text: string, asked = lines) => readSheet(new TextEncoder().encode(text), asked);
const sheet = (...rows: string[]) => [head, ...rows].join("\r\n");
async function faultsOf(text: string, asked = lines) {
  const found = await read(text, asked);
  return "faults" in found ? found.faults.map((each) => each.text) : [];
}
const address = {
  ...{ name: "Meera Devi", phone: "98765 43210", addressLine1: "12 Station Road", addressLine2: null },
  ...{ city: "Patna", state: "Bihar", pincode: "800001" },
};
const row = { row: 2, name: "Meera Devi", email: null, note: null, pieces: { bag: 2 }, address };

test("the sheet has its columns in the order that was agreed (HOMES-4)", () =>
  expect(headingsOf(lines)).toEqual([
    ...["Name", "Phone", "Address Line 1", "Address Line 2", "City", "State", "Pincode"],
    ...["Pieces: Kohbar Tote", "Pieces: Card (Size: Large)", "Note", "Email"],
  ]));

test.each([
  ["as it is", sheet(meera)],
  ["a byte order mark and empty rows", `\uFEFF${sheet("", ",,,,,,,,,", meera)}`],
  ["a title above, in merged cells", `Diwali gifts,,,,,,,,,\n${sheet(meera)}`],
  ["a title above semicolons", `Diwali gifts\n\n${sheet(meera).replaceAll(",", ";")}`],
  ["semicolons", sheet(meera).replaceAll(",", ";")],
  ["tabs", sheet(meera).replaceAll(",", "\t")],
  ["quotes", sheet(meera.replace("12 Station Road", '"12 Station Road"'))],
  ["digits and a state in Hindi", sheet("Meera Devi,९८७६५ ४३२१०,12 Station Road,,Patna,बिहार,८००००१,२,,")],
  [
    "a number that stays a text",
    sheet(`Meera Devi,"=""98765 43210""",12 Station Road,,Patna,Bihar,'800001,2.0,,`),
  ],
  ["no state, which the PIN code tells", sheet(meera.replace("Bihar", ""))],
])("reads a sheet with %s (HOMES-8)", async (_, text) => {
  const found = await read(text);
  expect("rows" in found && found.rows.map((each) => ({ ...each, row: 2 }))).toEqual([row]);
});

test("reads other headings in another order, and leaves the buyer's own columns out", async () => {
  const text =
    "Employee,नग,पिन कोड,शहर,पता,मोबाइल,नाम\n7,2,800001,Patna,12 Station Road,98765 43210,Meera Devi";
  expect(await read(text, lines.slice(0, 1))).toEqual({ rows: [row] });
});

test.each([
  [
    "Meera Devi,98765 43210,1 Road,,Cuttack,Bihar,753001,2,,",
    "Row 2: this PIN code is in Odisha, not Bihar.",
  ],
  [meera.replace("98765 43210", "9.87654E+09"), /^Row 2: the spreadsheet has shortened this number/],
  [meera.replace("800001", "8E+05"), /^Row 2: the spreadsheet has shortened this number/],
  [meera.replace("98765 43210", ""), "Row 2: Phone is missing."],
  [meera.replace("98765 43210", "12345"), "Row 2: this is no phone number of ten digits."],
  [meera.replace("800001", "8000"), "Row 2: a PIN code has 6 digits."],
  [meera.replace("800001", "999999"), "Row 2: there is no such PIN code."],
  [meera.replace("Bihar", "Bengal Presidency"), "Row 2: this is no state of India."],
  [meera.replace(",2,", ",2.5,"), "Row 2: type a whole number of pieces, up to 2,000."],
  [meera.replace(",2,", ",,"), "Row 2: nothing is given. Type at least one piece."],
  ["Meera,,,,,,,1,,", /^Row 2: give the whole address, or an email/],
  ["Meera,,,,,,,1,,meera@", "Row 2: this is no email address."],
  [`${meera.slice(0, -1)}${"n".repeat(301)},`, "Row 2: Note holds 300 letters at most."],
])("row %j is refused: %s", async (line, told) => {
  const [first] = await faultsOf(sheet(line));
  expect(first).toMatch(told instanceof RegExp ? told : new RegExp(`^${told}$`));
});

test("names rows as the spreadsheet counts, all of their faults", async () => {
  const text = sheet(
    '"Meera Devi\nof Patna",98765 43210,1 Road,,Patna,Bihar,800001,1,,',
    "",
    "Ravi,,,,,,,1,,",
    meera.replace("800001", "1"),
  );
  expect((await faultsOf(text)).map((each) => each.split(":")[0])).toEqual(["Row 4", "Row 5"]);
});

test("takes a thousand homes and no more", async () => {
  const rows = (count: number) => sheet(...Array.from({ length: count }, () => meera));
  const found = await read(rows(1000));
  expect("rows" in found && found.rows.length).toBe(1000);
  expect(await faultsOf(rows(1001))).toEqual(["Row 1,002: an order goes to 1,000 homes at most."]);
});

test.each([
  ["", "Choose a sheet, or type it below."],
  ["PK\u0003\u0004", "This is an Excel file. Save it as 'CSV UTF-8', and upload that."],
  [head, "There is no row below the headings."],
  ["Name,Name,Email", "Row 1: the column 'Name' is there twice."],
  ["Name,City", "Row 1: there is no column 'Phone'."],
  ["Name,Email\nA,a@example.com", "Row 1: there is no column 'Pieces: Kohbar Tote'."],
  ["Name\nMeera", "Row 1: there is no column 'Phone'."],
  ["Diwali\n\nfor all", "Row 1: there is no column 'Name'."],
  ["a\0b", "This file can't be read as a table. Save it as 'CSV UTF-8'."],
  ["x".repeat(1024 * 1024 + 1), "This file is too large: a sheet has 1 MB at most."],
])("%# a file that is none is refused in words", async (text, told) =>
  expect(await faultsOf(text)).toEqual([told]),
);

test("what goes out comes in again, formulas and all; whose address is their own stays out of it", async () => {
  const wild = { ...address, name: "=1+1", phone: "+91 98765 43210", addressLine2: "@home" };
  const known: ParcelRecipient = {
    ...{
      id: "1",
      orderId: "o",
      row: 2,
      state: "known",
      address: wild,
      name: wild.name,
      email: null,
      pieces: { bag: 2 },
    },
    ...{ note: "-50 %\nfor you", givenBy: "buyer", linkUntil: null, askedAt: null, askedTimes: 0 },
    ...{ erasedAt: null, version: 1 },
  };
  const own: ParcelRecipient = { ...known, id: "2", givenBy: "person", email: "a@example.com" };
  const { headings, cells } = sheetOf(lines, [known, own]);
  const text = csvOf(headings, cells);
  expect(text).toContain("'=1+1");
  expect(await read(text)).toMatchObject({
    rows: [
      { address: wild, note: "-50 %\nfor you", pieces: { bag: 2 } },
      { address: null, email: "a@example.com" },
    ],
  });
});

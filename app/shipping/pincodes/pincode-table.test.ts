import { expect, test } from "vitest";
import { pincodeProblems as say } from "./pincode-import.text.ts";
import { readPincodes } from "./pincode-table.server.ts";

const read = (text: string) => readPincodes(new TextEncoder().encode(text));

test("a table of PIN codes is read as couriers write it; what is left empty is yes", async () => {
  const text =
    "\uFEFFPIN code;City;COD;Serviceable;Days\r\n847 211;Madhubani;no;;4\r\n110001;Delhi;Y;yes;\r\n847211;;N;1;4\r\n";
  expect(await read(text.replace("PIN code", "Pincode"))).toEqual({
    rows: [
      { pincode: "847211", serviceable: true, cod: false, days: 4 },
      { pincode: "110001", serviceable: true, cod: true, days: null },
    ],
    ...{ wrong: [], wrongCount: 0 },
  });
});

test("lines that say nothing are named with what is wrong, and the others taken", async () => {
  const wrong = ["84721,,", "110001,perhaps,", "110002,,61", "110003,,2.5"];
  const lines = ["pincode,cod,days", ...wrong, "110004,yes,3", "110004,no,3"];
  expect(await read(lines.join("\n"))).toEqual({
    rows: [{ pincode: "110004", serviceable: true, cod: true, days: 3 }],
    wrong: [
      { line: 2, text: say.noPincode("84721") },
      { line: 3, text: say.yesOrNo("cod", "perhaps") },
      { line: 4, text: say.days("61") },
      { line: 5, text: say.days("2.5") },
      { line: 7, text: say.twice("110004") },
    ],
    wrongCount: 5,
  });
});

test.each([
  ["", say.noFile],
  ["pincode\n", say.empty],
  ["city,cod\nDelhi,yes\n", say.noHead],
  [`pincode\n"${"x".repeat(20_000)}`, say.noTable],
])("a file that is no such table is refused in a sentence (%#)", async (text, problem) => {
  expect(await read(text)).toEqual({ problem });
});

test("40,000 lines are read, and 2,00,001 are not", async () => {
  const codes = Array.from({ length: 40_000 }, (_, at) => 500_000 + at);
  const { length } = codes.filter((code) => !/^(54|55)|^(\d)\2{5}$/.test(`${code}`));
  const answer = await read(["pincode,cod", ...codes.map((code) => `${code},no`)].join("\n"));
  expect(answer).toMatchObject({ wrongCount: expect.any(Number), rows: expect.objectContaining({ length }) });
  expect(await read(`pincode\n${"x\n".repeat(200_001)}`)).toEqual({ problem: say.tooLong });
});

import { expect, test } from "vitest";
import { longestStretch } from "../../../tests/longest-stretch.ts";
import { eachCsvLine, NoText, textParts } from "./read-csv.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function linesIn(file: Uint8Array): Promise<[number, ...string[]][]> {
  const lines: [number, ...string[]][] = [];
  await eachCsvLine(textParts(file), {}, (line, cells) => lines.push([line, ...cells]));
  return lines;
}

test("lines are counted as a spreadsheet counts them, wherever a part of the file ends", async () => {
  const long = "झ".repeat(20_000);
  expect(await linesIn(bytes(`a,b\n\n"${long}\n${long}",c\nd\n`))).toEqual([
    [1, "a", "b"],
    [3, `${long}\n${long}`, "c"],
    [4, "d"],
  ]);
});

test.each([
  ["no UTF-8", Uint8Array.of(0x61, 0xe9, 0x0a)],
  ["half a letter at its end", bytes("a\nझ").subarray(0, 4)],
  ["a zero byte", bytes("a\n\0\n")],
])("a file of %s is no text", (_, file) => expect(linesIn(file)).rejects.toThrow(NoText));

test.each(["\n", "a\n", " \n", ",\n", '""\n'])("8 MB of %j hold nobody up", async (line) => {
  const file = bytes(line.repeat((8 * 1024 * 1024) / line.length));
  let lines = 0;
  const count = () => {
    lines += 1;
  };
  const read = () => eachCsvLine(textParts(file), {}, count);
  expect(await longestStretch(read)).toBeLessThan(0.1);
  expect(lines).toBe(line === "\n" ? 0 : Math.floor(file.length / line.length));
});

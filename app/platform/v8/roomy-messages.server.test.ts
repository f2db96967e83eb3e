import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const shapes = (way: string): string => {
  const flags = ["--expose-gc", "--allow-natives-syntax"];
  return execFileSync(process.execPath, [...flags, "tests/message-shapes.ts", way], {
    encoding: "utf8",
  }).trim();
};

test("requests and responses have their fields at hand, however the first ones came", () => {
  expect(shapes("with room")).toBe("true,true");
});

test("without that they don't: once a later V8 makes this one fail, the room need not be made any more", () => {
  expect(shapes("as it comes")).toContain("false");
});

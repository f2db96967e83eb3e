import { expect, it } from "vitest";
import { jsonForScript } from "./json-ld.tsx";

it("lets nothing in structured data end its script tag", () => {
  const hostile = { name: "</script><script>alert(1)</script><!--", line: "\u2028\u2029" };
  const text = jsonForScript(hostile);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});

import { expect, test } from "vitest";
import { mostBodyBytes, readBody } from "./body-limit.server.ts";

const sent = (bytes: number) =>
  new Request("https://shop.example/", { method: "POST", body: Buffer.alloc(bytes) });

test("two texts of 4,000 letters of four signs each go into a form (TEXT-16)", () => {
  const [customization, message] = ["श्री".repeat(4000), "श्री".repeat(4000)];
  const form = new URLSearchParams({ customization, message, fullName: "अ".repeat(120) });
  expect(form.toString().length).toBeLessThan(mostBodyBytes("form"));
});

test.each([
  ["form", 320 * 1024],
  ["call", 96 * 1024],
  ["texts", 4 * 1024 * 1024],
  ["uploads", 34 * 1024 * 1024],
  ["event", 256 * 1024],
] as const)("a body of the kind %s may have %i bytes", async (kind, most) => {
  expect((await readBody(sent(most), kind))?.length).toBe(most);
  expect(await readBody(sent(most + 1), kind)).toBeUndefined();
});

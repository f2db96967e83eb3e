import { expect, test } from "vitest";
import { readBody } from "./body-limit.server.ts";

const sent = (bytes: number) =>
  new Request("https://shop.example/", { method: "POST", body: Buffer.alloc(bytes) });

test.each([
  ["form", 96 * 1024],
  ["texts", 4 * 1024 * 1024],
  ["uploads", 34 * 1024 * 1024],
  ["event", 256 * 1024],
] as const)("a body of the kind %s may have %i bytes", async (kind, most) => {
  expect((await readBody(sent(most), kind))?.length).toBe(most);
  expect(await readBody(sent(most + 1), kind)).toBeUndefined();
});

import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signatureHeader } from "./signature.server.ts";

test("a signature is over the moment and the body, once for each secret", () => {
  const at = new Date("2026-12-01T00:00:00.900Z");
  const of = (secret: string) => createHmac("sha256", secret).update('1796083200.{"a":"é"}').digest("hex");
  const expected = `t=1796083200,v1=${of("new")},v1=${of("old")}`;
  expect(signatureHeader('{"a":"é"}', ["new", "old"], at)).toBe(expected);
});

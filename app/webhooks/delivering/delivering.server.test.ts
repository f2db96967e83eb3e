import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { gapAfter, mostSendings } from "./attempts.ts";
import { outcomeText } from "./outcome.text.ts";
import { signatureHeader } from "./signature.server.ts";

test("a signature is over the moment and the body, once for each secret", () => {
  const at = new Date("2026-12-01T00:00:00.900Z");
  const of = (secret: string) => createHmac("sha256", secret).update('1796083200.{"a":"é"}').digest("hex");
  const expected = `t=1796083200,v1=${of("new")},v1=${of("old")}`;
  expect(signatureHeader('{"a":"é"}', ["new", "old"], at)).toBe(expected);
});

test("attempts come at growing gaps for three days, then no more", () => {
  const gaps = Array.from({ length: mostSendings }, (_, index) => gapAfter(index + 1, 0.5));
  expect(gaps.slice(0, 7)).toEqual([10, 60, 300, 1800, 7200, 18_000, 36_000]);
  expect(gaps.at(-1)).toBeUndefined();
  const all = gaps.reduce<number>((sum, gap) => sum + (gap ?? 0), 0) / 3600;
  expect(all).toBeGreaterThan(60);
  expect(all).toBeLessThan(72);
});

test("what failed together is tried at different moments", () =>
  expect([gapAfter(2, 0), gapAfter(2, 1)]).toEqual([48, 72]));

test.each([
  ["ENOTFOUND", "There is no machine of that name (ENOTFOUND)."],
  ["ECONNREFUSED", "Nothing listens at that address (ECONNREFUSED)."],
  ["closed", "The other program hung up without an answer (closed)."],
  ["CERT_HAS_EXPIRED", "Its certificate can't be trusted (CERT_HAS_EXPIRED)."],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "Its certificate can't be trusted (DEPTH_ZERO_SELF_SIGNED_CERT)."],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Its certificate can't be trusted (ERR_TLS_CERT_ALTNAME_INVALID)."],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "It does not speak https (ERR_SSL_WRONG_VERSION_NUMBER)."],
  ["HPE_INVALID_CONSTANT", "It does not speak HTTP (HPE_INVALID_CONSTANT)."],
  ["EHOSTUNREACH", "It could not be reached (EHOSTUNREACH)."],
])("%s is told in words: %s", (code, words) => expect(outcomeText.broken(code)).toBe(words));

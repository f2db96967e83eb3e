import { expect, test } from "vitest";
import { outcomeText } from "./outcome.text.ts";

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

import { expect, test } from "vitest";
import { namesOneHost } from "./one-host.server.ts";

test.each([
  [["Host", "a", "Accept", "Host"], true],
  [["Accept", "*/*"], true],
  [["Host", "a", "Host", "a"], false],
  [["host", "a", "Accept", "x", "HOST", "b"], false],
])("%j", (headers, isOne) => expect(namesOneHost(headers)).toBe(isOne));

import { expect, test } from "vitest";
import { codeIn } from "./pair-device.ts";

test.each([
  ["#code=AbCd-1234_5678", "AbCd-1234_5678"],
  ["https://shop.example/stall#code=AbCd-1234_5678", "AbCd-1234_5678"],
  ["  AbCd-1234_5678 ", "AbCd-1234_5678"],
  ["", undefined],
  ["#", undefined],
  ["short", undefined],
  ["https://shop.example/stall", undefined],
  ["#code=<script>alert(1)</script>", undefined],
])("of '%s' the code is %s (STALL-41)", (pasted, code) => expect(codeIn(pasted)).toBe(code));

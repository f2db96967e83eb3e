import { expect, test } from "vitest";
import { needsRedirect } from "./razorpay-window.ts";

test.each([
  ["Mozilla/5.0 (Linux; Android 14) Chrome/125 Mobile Safari/537.36 Instagram 330.0.0.40", true],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]", true],
  ["Mozilla/5.0 (Linux; U; Android 13) AppleWebKit/537.36 UCBrowser/13.4 Mobile", true],
  ["Opera/9.80 (Android; Opera Mini/36.2/119; U; en) Presto/2.12", true],
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1", false],
])("%s leaves the page for the payment: %s", (userAgent, leaves) => {
  expect(needsRedirect(userAgent)).toBe(leaves);
});

import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { subscriptionIn } from "./subscription.server.ts";

const keys = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
};
const endpoint = "https://fcm.googleapis.com/fcm/send/abc:123";

function read(given: Record<string, string>, allowPrivate = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ endpoint, ...keys, ...given })) form.set(name, value);
  return subscriptionIn(form, allowPrivate);
}

test("a browser's subscription is taken as it is", () => expect(read({})).toEqual({ endpoint, ...keys }));

test.each([
  ["nothing", { endpoint: "" }],
  ["no address", { endpoint: "fcm" }],
  ["another protocol", { endpoint: "ftp://push.example.com/a" }],
  ["open text", { endpoint: "http://push.example.com/a" }],
  ["this machine", { endpoint: "https://127.0.0.1/a" }],
  ["this machine, spelled otherwise", { endpoint: "https://2130706433/a" }],
  ["a name of our own network", { endpoint: "https://printer.local/a" }],
  ["a bare name", { endpoint: "https://localhost./a" }],
  ["a cloud's secrets", { endpoint: "https://169.254.169.254/latest" }],
  ["a mail server's port", { endpoint: "https://push.example.com:25/a" }],
  ["a login", { endpoint: "https://user:word@push.example.com/a" }],
  ["an endless address", { endpoint: `https://push.example.com/${"a".repeat(1000)}` }],
  ["a key of another kind", { p256dh: keys.p256dh.slice(1) }],
  ["no point of the curve", { p256dh: `B${"A".repeat(86)}` }],
  ["a short secret", { auth: keys.auth.slice(1) }],
])("%s is refused", (_, given) => expect(read(given)).toBeUndefined());

test("tests may be rung on this machine", () => {
  const own = "http://127.0.0.1:4160/a";
  expect(read({ endpoint: own }, true)).toMatchObject({ endpoint: own });
});

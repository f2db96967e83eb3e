import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { hasMailViewer, isAskedLocally } from "./mail-viewer.server.ts";

const production = { NODE_ENV: "production", APP_SECRET: "s".repeat(32) };

test.each([
  [{}, true],
  [{ NODE_ENV: "production" }, true],
  [{ APP_ORIGIN: "http://localhost:8080" }, true],
  [{ HOST: "::1" }, true],
  [{ SMTP_URL: "smtp://mail.example" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "192.168.1.5" }, false],
  [{ ...production, APP_ORIGIN: "http://shop.example" }, false],
  [{ NODE_ENV: "development", APP_ORIGIN: "https://shop.example" }, false],
  [{ APP_ORIGIN: "http://localhost.shop.example" }, false],
])("with %j the viewer is there: %s", (env, there) => expect(hasMailViewer(parseConfig(env))).toBe(there));

test.each([
  ["localhost:3000", true],
  ["LOCALHOST", true],
  ["127.0.0.1:3000", true],
  ["[::1]:3000", true],
  [null, false],
  ["", false],
  ["rebound.example:3000", false],
  ["localhost.rebound.example", false],
])("a request to %j is local: %s", (host, local) => {
  expect(isAskedLocally(new Headers(host === null ? {} : { Host: host }))).toBe(local);
});

test.each(["X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Via", "CF-Connecting-IP"])(
  "a request that was passed on with %s is not local, whatever it calls the shop",
  (name) => expect(isAskedLocally(new Headers({ Host: "localhost:3000", [name]: "127.0.0.1" }))).toBe(false),
);

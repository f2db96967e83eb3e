import { expect, test } from "vitest";
import { publicShop } from "../../../tests/public-shop.ts";
import { parseConfig } from "./config.server.ts";

test("an empty environment gives the demo shop on this machine", () => {
  const address = { host: "127.0.0.1", port: 3000, origin: "http://localhost:3000" };
  expect(parseConfig({})).toMatchObject({ ...address, dataDir: "./data", seed: "demo" });
});

test("blank values count as unset", () => {
  const { port, database } = parseConfig({ PORT: " ", DATABASE_URL: "" });
  expect([port, database.url]).toEqual([3000, undefined]);
});

test.each([
  ["PORT", { PORT: "abc" }],
  ["PORT", { PORT: "70000" }],
  ["APP_ORIGIN", { APP_ORIGIN: "shop.example" }],
  ["APP_ORIGIN", { APP_ORIGIN: "https://shop.example/path" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
  ["SMTP_URL", { SMTP_URL: "http://mail" }],
  ["ADMIN_EMAIL", { ADMIN_EMAIL: "nobody" }],
  ["ADMIN_PASSWORD", { ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "short" }],
  ["ADMIN_PASSWORD", { ADMIN_EMAIL: "a@b.example" }],
  ["SEED", { SEED: "maybe" }],
  ["MAIL_FROM", { MAIL_FROM: "Jhola <no address>" }],
  ["MAIL_FROM", { MAIL_FROM: "Jhola" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "nginx" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/99" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "fd00::/" }],
  ["SHOP_GSTIN", { SHOP_GSTIN: "123" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://s3.example", S3_KEY: "k" }],
  ["RAZORPAY_KEY_SECRET", { RAZORPAY_KEY_ID: "rzp_test_1" }],
  ["APP_SECRET", { NODE_ENV: "production", APP_ORIGIN: "https://shop.example" }],
  ["APP_SECRET", { APP_SECRET: "too short" }],
  ["RZP_SIM_PORT", { RZP_SIM_PORT: "no" }],
  ["CARRIER_SIM_PORT", { CARRIER_SIM_PORT: "no" }],
])("a wrong %s stops the start with a sentence that names it", (name, env) =>
  expect(() => parseConfig(env)).toThrow(new RegExp(`${name}.*\\.$`)),
);

test.each([
  "cdn.example",
  "//cdn.example",
  "ftp://cdn.example",
  "http://cdn.shop.in",
  "https://cdn.example/files",
  "https://cdn.example?x",
  "https://cdn.example/#x",
  "https://cdn.example and more",
  "https://cdn.example, https://b.example",
  "https://cdn.example;script-src",
  "https://*.cdn.example",
  "https://user:pass@cdn.example",
  "https://cdn.example:443",
  "https://cdn.example:99999",
  "https://",
])("files can't be fetched from %j, as a sentence says", (ASSET_ORIGIN) =>
  expect(() => parseConfig({ ASSET_ORIGIN })).toThrow(/^ASSET_ORIGIN must be an https address .*\.$/),
);

test.each([
  ["https://shop.example", "be another address than APP_ORIGIN"],
  ["http://localhost:3001", "begin with https:// when APP_ORIGIN does"],
])("a shop at https://shop.example does not fetch its files from %s", (ASSET_ORIGIN, reason) =>
  expect(() => parseConfig({ APP_ORIGIN: "https://shop.example", ASSET_ORIGIN })).toThrow(
    new RegExp(`^ASSET_ORIGIN must ${reason}.*\\.$`),
  ),
);

const keys = { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "k" };
const admin = { ADMIN_EMAIL: "owner@shop.example", ADMIN_PASSWORD: "kohbar-lotus-1934" };
const open = { ...publicShop, ...keys, ...admin };

test.each([
  ["APP_SECRET", "x".repeat(32)],
  ["APP_SECRET", "abcabcabcabcabcabcabcabcabcabcabcabc"],
  ["ADMIN_PASSWORD", "password1234"],
  ["ADMIN_PASSWORD", "aaaaaaaaaaaa"],
])("a public shop's %s that can be guessed, as %j, stops the start with a sentence", (name, value) => {
  expect(() => parseConfig(open)).not.toThrow();
  expect(() => parseConfig({ ...open, [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
  expect(() => parseConfig({ ...open, APP_ORIGIN: undefined, [name]: value })).not.toThrow();
});

test("senders and proxies are taken in each of their forms", () => {
  for (const MAIL_FROM of ["shop@a.example", "Jhola <shop@a.example>", '"Jhola, Crafts" <shop@a.example>'])
    expect(parseConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  const TRUSTED_PROXIES = "127.0.0.1, 10.0.0.0/8,::1,fd00::/8";
  expect(parseConfig({ TRUSTED_PROXIES }).trustedProxies).toHaveLength(4);
});

test.each([
  ["https://cdn.shop.example", "https://cdn.shop.example"],
  ["https://cdn.shop.example/", "https://cdn.shop.example"],
  [" https://cdn.shop.example:8443 ", "https://cdn.shop.example:8443"],
  ["http://localhost:3001", "http://localhost:3001"],
  ["http://127.0.0.1:3001", "http://127.0.0.1:3001"],
  ["", undefined],
])("files are fetched from %j, as %s", (ASSET_ORIGIN, origin) =>
  expect(parseConfig({ ASSET_ORIGIN }).assetOrigin).toBe(origin),
);

test("a secret's value is never repeated", () => {
  const complaint = () => parseConfig({ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "hunter2" });
  expect(complaint).toThrow(/ADMIN_PASSWORD/);
  expect(complaint).not.toThrow(/hunter2/);
});

const spilling = [
  "postgres://shop:hid#den@db.example/jhola",
  "postgres://shop:hid/den@db.example/jhola",
  "postgres://shop:hid?den@db.example/jhola",
  // These are addresses still, of a host named shop and a port; the rest of the password would be a path.
  "postgres://shop:12#hidden@db.example/jhola",
  "postgres://shop:12/hidden=x@db.example/jhola",
  "postgres://shop:12?hidden@db.example/jhola",
  "postgres://shop:hid@/den@db.example/jhola",
];

test.each(spilling)("an address whose password is not percent-encoded is refused without it: %s", (url) => {
  const mail = url.replace("postgres", "smtps");
  for (const env of [{ DATABASE_URL: url }, { DATABASE_DIRECT_URL: url }, { SMTP_URL: mail }]) {
    const complaint = () => parseConfig(env);
    expect(complaint).toThrow(/^(DATABASE|DATABASE_DIRECT|SMTP)_URL must be .* percent-encoded .*\.$/);
    expect(complaint).not.toThrow(/hid|den@|12/);
  }
});

test.each([
  "postgres://shop:p%23ss%2Fw%3Frd@db.example:5432/jhola?sslmode=require",
  "postgresql://shop:p@ss@127.0.0.1/jhola",
  "postgres://shop:pass@/jhola?host=/run/postgresql",
  "postgres:///jhola?host=/run/postgresql&user=shop@tenant",
  "postgres://shop@%2Frun%2Fpostgresql/jhola",
])("an address that works is taken as it is: %s", (url) =>
  expect(parseConfig({ DATABASE_URL: url }).database.url).toBe(url),
);

test("a mail server's user may be an address, and its settings may follow", () => {
  const SMTP_URL = "smtp://shop@a.example:pass@mail.example:587?requireTLS=true&name=a@b";
  expect(parseConfig({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
});

test.each([
  [{}, false],
  [{ APP_ORIGIN: "http://192.168.1.5:3000" }, false],
  [{ APP_ORIGIN: "https://shop.example" }, true],
  [{ APP_ORIGIN: "https://shop.example", SMTP_URL: "smtps://a:b@mail.example:465" }, false],
])("with %o mails reach nobody: %s", (settings, reachesNobody) =>
  expect(parseConfig({ NODE_ENV: "test", ...settings }).mail.reachesNobody).toBe(reachesNobody),
);

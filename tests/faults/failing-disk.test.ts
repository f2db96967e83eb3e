import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { mailsTo } from "../read-mail.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { expectAnswer, untilOrders, untilSo, writesToShop } from "../torture/answers.ts";
import { sender } from "../torture/visitors.ts";
import { sellBoth } from "./own-database.ts";

let folder: string;
let fault: string;
let clock: string;
let shop: RunningShop;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jhola-disk-"));
  fault = join(folder, "fault");
  clock = join(folder, "clock");
  writeFileSync(clock, "0");
  const directory = join(folder, "data", "database");
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  const { db, close } = await openDatabase({ directory, log: openLog("silent") });
  await sellBoth(db);
  await close();
  shop = await startShop({
    SEED: "empty",
    DATA_DIR: join(folder, "data"),
    TRUSTED_PROXIES: "127.0.0.1",
    NODE_OPTIONS: ["fail-disk", "clock-shift"]
      .map((name) => `--import=${join(import.meta.dirname, `../torture/${name}.ts`)}`)
      .join(" "),
    FAILING_DISK: fault,
    CLOCK_SHIFT: clock,
    ...shopAdmin.settings,
  });
});
afterAll(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
});

const buy = () => placeOrderByForm(shop.origin, crypto.randomUUID(), "cod", sender());
const away = { status: 503, retryAfter: true, withinSeconds: 15 };

const refused = "six buyers are refused in words and cached pages stand; then all goes on";
test.each(["EIO", "ENOSPC"])(`while the log can't be written (%s) ${refused}`, async (code) => {
  await fetch(shop.origin).then((answer) => answer.text());
  expect(await untilOrders(shop, 60)).toEqual([]);
  writeFileSync(fault, code);
  expect(await Promise.all(Array.from({ length: 6 }, buy))).toEqual(Array(6).fill(undefined));
  const told = await Promise.all([
    expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 5 }),
    expectAnswer(shop, writesToShop(shop), { ...away, says: "Nothing that you typed is lost" }),
    expectAnswer(shop, { path: "/healthz" }, { ...away, retryAfter: false }),
  ]);
  expect(told.flat()).toEqual([]);
  rmSync(fault);
  expect(await untilOrders(shop, 60)).toEqual([]);
});

/** Half a minute passes on the shop's clock: it looks after its writing that often by itself. */
function passHalfMinute(): void {
  writeFileSync(clock, String(Number(readFileSync(clock, "utf8")) + 30_000));
  shop.signal("SIGUSR2");
}

const isReady = async (status: number) => (await fetch(`${shop.origin}/readyz`)).status === status;

test("while nothing can be saved the shop is not ready, and a settings form is told so; when it is over, the owner is", async () => {
  const { cookie } = await signIn(shop, "admin");
  const body = new URLSearchParams({ version: "1", name: "Typed Name" });
  const headers = { Cookie: cookie, Origin: shop.origin };
  const form = { method: "POST", redirect: "manual", body, headers } as const;
  const settings = { path: "/admin/dashboard/settings/business", ...form };
  expect(await untilSo(() => isReady(200), "readiness", 60)).toEqual([]);
  writeFileSync(fault, "EROFS");
  // Nobody asks for anything that writes: the shop finds it out by itself.
  passHalfMinute();
  expect(await untilSo(() => isReady(503), "notice of the fault", 60)).toEqual([]);
  expect(await expectAnswer(shop, settings, { ...away, says: "Nothing that you typed is lost" })).toEqual([]);
  rmSync(fault);
  expect(await untilSo(() => isReady(200), "readiness", 60)).toEqual([]);
  const mails = () =>
    mailsTo(shop.dataDir, shopAdmin.email).filter(({ text }) => text.includes("Nothing could be saved"));
  expect(await untilSo(() => mails().length > 0, "mail to the owner", 60)).toEqual([]);
  expect(mails().at(-1)?.text).toMatch(/the database from \d+ \w+ \d{4} at \d+:\d\d [ap]m until \d+/);
});

test("a folder of files that is moved makes the shop not ready, until it is back", async () => {
  const [place, elsewhere] = [join(folder, "data", "files"), join(folder, "elsewhere")];
  expect(await untilSo(() => isReady(200), "readiness", 60)).toEqual([]);
  renameSync(place, elsewhere);
  passHalfMinute();
  expect(await untilSo(() => isReady(503), "notice of the move", 60)).toEqual([]);
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(503);
  renameSync(elsewhere, place);
  expect(await untilSo(() => isReady(200), "readiness", 60)).toEqual([]);
});

test("a shop whose database can't be written stops when it is told to", async () => {
  writeFileSync(fault, "EIO");
  expect(await buy()).toBeUndefined();
  expect(await shop.stop()).toBe(0);
});

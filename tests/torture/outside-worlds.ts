import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { appSecret, callFunction } from "../card-shop.ts";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { badMailServer, catchMails, hangs } from "../mail-catcher.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { type RunningShop, startShop, until } from "../running-shop.ts";
import { expectAnswer, untilOrders, untilSo, waits, writesToShop } from "./answers.ts";
import { startForwarder } from "./forwarder.ts";
import type { Finding } from "./judge.ts";
import { embeddedShop, serverShop } from "./kill-worlds.ts";
import type { MakeWorld } from "./strike-rounds.ts";
import { sender } from "./visitors.ts";

const portOf = (url: string): number => Number(new URL(url).port);

const awaySeconds = 120;
/** A mail that failed is tried again after a minute; one at a silent server fails before that. */
const mailSeconds = 180;

/**
 * The mail server is away for minutes: in one round it refuses, in the next it takes connections and says
 * nothing.
 */
export const mailAwayWorld: MakeWorld = async (provider, port) => {
  const postgres = await startTestPostgres({ durable: true });
  const mails = await catchMails();
  const silent = await badMailServer(hangs);
  const forwarder = await startForwarder(portOf(mails.url));
  const { dataDir, settings, look } = serverShop(provider, port, await postgres.createDatabase());
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${forwarder.port}` };
  let round = 0;
  return {
    dataDir,
    comesBack: true,
    look,
    unhurried: true,
    mailsOut: () => mails.received.length,
    start: () => startShop({ ...settings, ...smtp }),
    async strike(shop) {
      round += 1;
      forwarder.leadTo(round % 2 ? 1 : portOf(silent.url));
      await pause((awaySeconds - 20) * 1000);
      const waiting = () => mails.received.filter((mail) => mail.includes(waits)).length;
      const before = waiting();
      const findings = await expectAnswer(shop, writesToShop(shop), { status: 303, withinSeconds: 5 });
      await pause(20_000);
      forwarder.leadTo(portOf(mails.url));
      findings.push(...(await untilOrders(shop, 5)));
      findings.push(...(await untilSo(() => waiting() > before, "mail of before left", mailSeconds)));
      await shop.kill();
      return findings;
    },
    async close() {
      for (const each of [forwarder, mails, silent]) each.close();
      await postgres.stop();
    },
  };
};

/**
 * The payment provider is away: in one round it refuses connections, in the next it says nothing. Cash goes
 * on.
 */
export const providerAwayWorld: MakeWorld = async (provider, port) => {
  const silent = await badMailServer(hangs);
  const forwarder = await startForwarder(provider.port);
  const { dataDir, settings, look } = embeddedShop(provider, port);
  const through = { RAZORPAY_API_BASE: `http://127.0.0.1:${forwarder.port}` };
  let round = 0;
  return {
    dataDir,
    comesBack: true,
    unhurried: true,
    look,
    start: () => startShop({ ...settings, ...through }),
    async strike(shop) {
      round += 1;
      forwarder.leadTo(round % 2 ? 1 : portOf(silent.url));
      await pause((awaySeconds - 30) * 1000);
      const findings = await untilOrders(shop, 5);
      findings.push(...(await expectProviderAway(shop)));
      forwarder.leadTo(provider.port);
      const isTaken = async () => (await beginsCard(shop)).status === 200;
      findings.push(...(await untilSo(isTaken, "card was taken", 20)));
      await shop.kill();
      return findings;
    },
    async close() {
      for (const each of [forwarder, silent]) each.close();
    },
  };
};

/** A card order, and the shop's answer when its payment is begun. */
async function beginsCard(shop: RunningShop) {
  const number = (await placeOrderByForm(shop.origin, randomUUID(), "razorpay", sender())) ?? "";
  const token = orderLinkToken(number, appSecret);
  return callFunction(shop.origin, "create-razorpay-order", { receipt: number, token });
}

/** Whoever pays by card is told so in words, and soon enough to still be there. */
async function expectProviderAway(shop: RunningShop): Promise<Finding[]> {
  const begun = performance.now();
  const { status, body } = await beginsCard(shop);
  const seconds = (performance.now() - begun) / 1000;
  const what = `a card while the provider is away: ${status} ${JSON.stringify(body)} after ${seconds.toFixed(1)} s`;
  const says = /^The payment service (can't be reached|did not answer in time)\./.test(String(body.error));
  const isClear = status === 503 && says && seconds < 25;
  return isClear ? [] : [{ kind: "answer", what }];
}

const hour = 3_600_000;
/** Forward past every hold, back before the beginning, and right again. */
const jumps = [3 * hour, -26 * hour, 0];

/**
 * The machine's clock is set wrong while people buy, and set right again. The embedded database's clock goes
 * with it.
 */
export const clockWorld: MakeWorld = async (provider, port) => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-clock-"));
  const file = join(folder, "shift");
  const { dataDir, settings, look } = embeddedShop(provider, port);
  const shifted = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "clock-shift.ts")}`,
    CLOCK_SHIFT: file,
  };
  writeFileSync(file, "0");
  return {
    dataDir,
    comesBack: true,
    look,
    start: () => startShop({ ...settings, ...shifted }),
    async strike(shop) {
      const findings: Finding[] = [];
      for (const jump of jumps) {
        writeFileSync(file, String(jump));
        shop.signal("SIGUSR2");
        await until(() => shop.output().includes(`clock set to ${jump} ms`), "the clock's jump");
        findings.push(...(await untilOrders(shop, 5)));
        await pause(3_000);
      }
      await shop.kill();
      return findings;
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { badMailServer, catchMails, hangs } from "../mail-catcher.ts";
import { startShop } from "../running-shop.ts";
import { expectAnswer, untilOrders, writesToShop } from "./answers.ts";
import { startForwarder } from "./forwarder.ts";
import type { Finding } from "./judge.ts";
import { embeddedShop, serverShop } from "./kill-worlds.ts";
import type { MakeWorld } from "./strike-rounds.ts";
import { until } from "./until.ts";

const portOf = (url: string): number => Number(new URL(url).port);

/** The mail server is away for minutes: in one round it refuses, in the next it takes connections and says nothing. */
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
    mailsOut: () => mails.received.length,
    start: () => startShop({ ...settings, ...smtp }),
    async strike(shop) {
      round += 1;
      forwarder.leadTo(round % 2 ? 1 : portOf(silent.url));
      await pause(5_000);
      const findings = await expectAnswer(shop, writesToShop(shop), { status: 303, withinSeconds: 5 });
      forwarder.leadTo(portOf(mails.url));
      findings.push(...(await untilOrders(shop, 5)));
      await shop.kill();
      return findings;
    },
    async close() {
      for (const each of [forwarder, mails, silent]) each.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The payment provider is away: in one round it refuses connections, in the next it says nothing. Cash goes on. */
export const providerAwayWorld: MakeWorld = async (provider, port) => {
  const silent = await badMailServer(hangs);
  const forwarder = await startForwarder(provider.port);
  const { dataDir, settings, look } = embeddedShop(provider, port);
  const through = { RAZORPAY_API_BASE: `http://127.0.0.1:${forwarder.port}` };
  let round = 0;
  return {
    dataDir,
    comesBack: true,
    look,
    start: () => startShop({ ...settings, ...through }),
    async strike(shop) {
      round += 1;
      forwarder.leadTo(round % 2 ? 1 : portOf(silent.url));
      await pause(12_000);
      const findings = await untilOrders(shop, 5);
      forwarder.leadTo(provider.port);
      await pause(2_000);
      await shop.kill();
      return findings;
    },
    async close() {
      for (const each of [forwarder, silent]) each.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const hour = 3_600_000;
/** Forward past every hold, back before the beginning, and right again. */
const jumps = [3 * hour, -26 * hour, 0];

/** The machine's clock is set wrong while people buy, and set right again. The embedded database's clock goes with it. */
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
    async close() {
      for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
};

import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { keepFailures } from "#platform/jobs/job-failures.db.server.ts";
import { WriteWatch } from "#platform/monitor/write-watch.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { tellAlerts } from "./alert-job.server.ts";
import { readAlerts } from "./read-alerts.server.ts";

eachShop("alerts", { at: new Date() }, (shop) => {
  const kinds = async (backupHours = 0) =>
    (await readAlerts(shop.db, { ...shop.config, backup: { everyHours: backupHours } }, shop.now())).map(
      ({ kind }) => kind,
    );
  const tell = (writes = new WriteWatch()) => tellAlerts({ ...shop, db: shop.db, writes });
  const told = async () => {
    const mails = await shop.rows("mail_outbox", { kind: "alert" });
    return mails.map(({ to_address, subject }) => `${to_address}: ${subject}`).sort();
  };
  const mail = (change: object = {}) =>
    shop.add("mail_outbox", { kind: "note", to_address: "a@b.in", subject: "Hi", letter: "{}", ...change });
  const ago = (text: string) => sql<Date>`now() - ${text}::interval`;

  test("a shop that is well has none", async () => {
    await mail();
    await shop.addOrder();
    expect(await kinds()).toEqual([]);
  });

  test("mails that wait for long, and those that were given up", async () => {
    await mail({ created_at: ago("31 minutes") });
    expect(await kinds()).toEqual(["stuck-mails"]);
    await shop.remove("mail_outbox");
    await mail({ failed_at: ago("1 day") });
    expect(await kinds()).toEqual(["stuck-mails"]);
    await shop.set("mail_outbox", {}, { failed_at: ago("8 days") });
    expect(await kinds()).toEqual([]);
  });

  test("payments without an answer: a webhook that was not worked on, an order while the provider is away", async () => {
    const event = { event_id: "e", event: "payment.captured", body: "{}" };
    await shop.add("payment_events", { ...event, received_at: ago("31 minutes") });
    expect(await kinds()).toEqual(["unreconciled-payments"]);
    await shop.remove("payment_events");
    await shop.add("payment_orders", {
      order_id: await shop.addOrder([], { payment_method: "razorpay", payment_state: "awaiting" }),
      razorpay_order_id: "order_1",
      amount_paise: 100,
      state: "live",
      next_check_at: shop.now(),
    });
    expect(await kinds()).toEqual([]);
    const failure = { job: "payments", every_seconds: 60, kind: "ProviderAway" };
    await shop.add("job_failures", { ...failure, since: ago("40 minutes") });
    expect(await kinds()).toEqual(["unreconciled-payments"]);
  });

  test("a job that fails three times, until it works", async () => {
    const heard = keepFailures(shop.db);
    const job = { name: "uploads", everySeconds: 60, run: async () => undefined };
    for (let round = 0; round < 2; round++) await heard(job, new Error("no"));
    expect(await kinds()).toEqual([]);
    await heard(job, new Error("no"));
    expect(await kinds()).toEqual(["failing-jobs"]);
    await heard(job);
    expect(await kinds()).toEqual([]);
  });

  test("keys whose makers nobody knows, until they are revoked (API-7)", async () => {
    const key = { id: "00000000-0000-7000-8000-000000000001", name: "Accounts", ending: "abcd" };
    await shop.add("api_keys", { ...key, key_hash: "hash", made_at: shop.now(), made_by: null });
    expect(await kinds()).toEqual(["silent-keys"]);
    await shop.set("api_keys", {}, { revoked_at: shop.now() });
    expect(await kinds()).toEqual([]);
  });

  test("backups that came to nothing, or were not made", async () => {
    const backup = (change: object) =>
      shop.add("backups", { reason: "scheduled", alive_until: shop.now(), ...change });
    await backup({ started_at: ago("3 days"), finished_at: ago("3 days"), file: "a", bytes: 1 });
    expect(await kinds(0)).toEqual([]);
    expect(await kinds(24)).toEqual(["failing-backups"]);
    await backup({ started_at: ago("1 hour"), finished_at: ago("1 hour"), file: "b", bytes: 1 });
    expect(await kinds(24)).toEqual([]);
    await shop.remove("backups");
    await backup({ started_at: ago("2 hours"), finished_at: ago("2 hours"), failure: "NoRoom" });
    expect(await kinds(24)).toEqual([]);
    await backup({ started_at: ago("4 hours"), failure: null });
    expect(await kinds(24)).toEqual(["failing-backups"]);
  });

  test("are written once to every admin who keeps the shop while they last, and again when they come back later", async () => {
    const admin = await shop.addCustomer({ role: "admin" });
    await shop.addCustomer({ role: "admin", permissions: ["orders", "pack"] });
    await shop.addCustomer({});
    await mail({ created_at: ago("1 hour") });
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await told()).toEqual([`${admin.email}: Jhola Crafts: Mails do not arrive`]);
    await shop.remove("mail_outbox", { kind: "note" });
    await tell();
    await shop.set("alerts", {}, { last_seen_at: ago("61 minutes") });
    await tell();
    await mail({ created_at: ago("1 hour") });
    await tell();
    expect(await told()).toHaveLength(2);
  });

  test("are written again when another job fails, when mails are given up too, and when more of them are", async () => {
    const { email } = await shop.addCustomer({ role: "admin" });
    const fails = (job: string) => shop.add("job_failures", { job, every_seconds: 3600, kind: "Error" });
    const mailsAfter = async (trouble: Promise<unknown>) => {
      await trouble;
      await tell();
      await tell();
      return (await told()).filter((line) => line.startsWith(`${email}: `)).length;
    };
    expect(await mailsAfter(fails("uploads"))).toBe(1);
    expect(await mailsAfter(fails("refunds"))).toBe(2);
    expect(await mailsAfter(mail({ created_at: ago("1 hour") }))).toBe(3);
    expect(await mailsAfter(mail({ failed_at: ago("3 hours") }))).toBe(4);
    expect(await mailsAfter(mail({ failed_at: ago("1 hour") }))).toBe(5);
  });

  test("an outage is told once when it is over, by whichever copies noticed it, and another one again", async () => {
    const { email } = await shop.addCustomer({ role: "admin" });
    const begun = shop.now().getTime();
    const minutes = (ago: number) => new Date(begun - ago * 60_000);
    const noticed = (since: number, until?: number) => {
      const writes = new WriteWatch();
      writes.note("database", false, minutes(since));
      if (until !== undefined) writes.note("database", true, minutes(until));
      return writes;
    };
    const mails = async () => (await told()).filter((line) => line.startsWith(email));
    await tell(noticed(50));
    expect(await mails()).toEqual([]);
    const copies = [noticed(50, 40), noticed(50, 39)];
    await Promise.all(copies.map(tell));
    expect(await mails()).toEqual([`${email}: Jhola Crafts: Nothing could be saved for a while`]);
    copies[0]?.note("database", false, minutes(30));
    copies[0]?.note("database", true, minutes(20));
    for (const copy of copies) await tell(copy);
    expect(await mails()).toHaveLength(2);
  });

  test("a public shop without a mail server; no mail tells of it, which would reach nobody", async () => {
    await shop.addCustomer({ role: "admin" });
    const config = parseConfig({ NODE_ENV: "test", APP_ORIGIN: "https://shop.example" });
    expect(await readAlerts(shop.db, config, shop.now())).toMatchObject([{ kind: "no-mail-server" }]);
    await tellAlerts({ ...shop, db: shop.db, config, writes: new WriteWatch() });
    expect(await told()).toEqual([]);
  });
});

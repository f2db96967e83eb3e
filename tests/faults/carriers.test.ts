import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keepDevice } from "#push/devices/keep-device.server.ts";
import type { Simulator } from "../../dev/simulator/listen.ts";
import { startWhatsapp } from "../../dev/whatsapp-simulator/simulator.ts";
import { appSecret } from "../card-shop.ts";
import { addCustomer } from "../database/profile-row.ts";
import { whatsappSettings } from "../database/whatsapp-settings.ts";
import { catchMails } from "../mail-catcher.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { openPushService, type PushService } from "../push-service.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { steer } from "../steer.ts";
import { ownDatabase, sellBoth } from "./own-database.ts";

// A shop killed while it tells of an order by mail, by WhatsApp and on a phone: in the middle of each. What
// can be asked for once only is there once, or unclear and never sent again; the mail comes in any case.

const patience = { timeout: 60_000, interval: 50 };
const own = ownDatabase({ begin: sellBoth });
const mails = { received: [] as string[], isHeld: false };
let mailServer: Awaited<ReturnType<typeof catchMails>>;
let whatsapp: Simulator;
let push: PushService;
let shop: RunningShop;

beforeAll(async () => {
  mailServer = await catchMails({
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails.received.push(Buffer.concat(parts).toString());
        if (!mails.isHeld) done();
      });
    },
  });
  whatsapp = await startWhatsapp({
    ...{ port: 0, token: whatsappSettings.WHATSAPP_TOKEN, appSecret: whatsappSettings.WHATSAPP_APP_SECRET },
    phoneNumberId: whatsappSettings.WHATSAPP_PHONE_NUMBER_ID,
    verifyToken: whatsappSettings.WHATSAPP_VERIFY_TOKEN,
  });
  push = await openPushService();
  const { id, sessionId } = await addCustomer(own.db, { role: "admin" });
  const seller = { db: own.db, now: () => new Date() };
  await keepDevice(seller, { profileId: id, sessionId }, push.subscribe("hers"), "Her phone");
  shop = await start();
});
afterAll(async () => {
  await shop?.discard();
  await push.close();
  await whatsapp.close();
  mailServer.close();
});

const start = () =>
  startShop({
    ...{ SEED: "empty", APP_SECRET: appSecret, DATABASE_URL: own.url, SMTP_URL: mailServer.url },
    ...{ ...whatsappSettings, WHATSAPP_API_BASE: whatsapp.origin },
  });

/** Lets the time pass after which another copy takes up what a killed one has left. */
async function passMinutes(): Promise<void> {
  const long = new Date(Date.now() - 10 * 60_000);
  await own.db
    .updateTable("mail_outbox")
    .set({ next_attempt_at: long })
    .where("sent_at", "is", null)
    .execute();
  await own.db
    .updateTable("whatsapp_messages")
    .set({ attempted_at: long })
    .where("state", "=", "sending")
    .execute();
}

const messageOf = (id: string) =>
  own.db
    .selectFrom("whatsapp_messages")
    .select(["id", "state"])
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
const ringOf = (id: string) =>
  own.db
    .selectFrom("push_deliveries")
    .innerJoin("push_events", "push_events.id", "event_id")
    .select(["push_events.id", "state"])
    .where("about", "=", id)
    .executeTakeFirstOrThrow();

/** What arrived of an order by each carrier, and how the shop thinks of it. */
async function told(number: string) {
  const { id } = await own.db
    .selectFrom("orders")
    .select("id")
    .where("order_id_text", "=", number)
    .executeTakeFirstOrThrow();
  const [message, ring] = [await messageOf(id), await ringOf(id)];
  const { messages }: { messages: { data: string }[] } = await steer(whatsapp.origin, "messages");
  return {
    mails: mails.received.filter((mail) => mail.includes(number)).length,
    unsent: (await own.db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute())
      .length,
    message: [message.state, messages.filter(({ data }) => data === message.id).length],
    ring: [ring.state, push.pushes.filter((one) => one.message.tag === ring.id).length],
  };
}

const asked = async () => (await steer(whatsapp.origin, "log")).requests.length;
/** Once, or unclear. */
const once = (state: string) => [
  [state, 1],
  ["unclear", 0],
  ["unclear", 1],
];
const hold = (how: object) => steer(whatsapp.origin, "scenario", { next: { delay_ms: 60_000, ...how } });

test.each([
  {
    when: "before WhatsApp has taken the message",
    held: () => hold({ status: 500 }),
    isHeld: async () => (await asked()) > 0,
    ends: { message: ["unclear", 0] },
  },
  {
    when: "after WhatsApp took it, before the shop knows",
    held: () => hold({}),
    isHeld: async () => (await asked()) > 0,
    ends: { message: ["unclear", 1] },
  },
  {
    when: "after the mail server took the mail, before the shop knows",
    held: async () => {
      mails.isHeld = true;
    },
    isHeld: async () => mails.received.length > 0,
    ends: {},
  },
  {
    when: "after the phone rang, before the shop knows",
    held: async () => push.answer(() => undefined),
    isHeld: async () => push.pushes.length > 0,
    ends: { ring: ["unclear", 1] },
  },
])("killed $when: each tells of the order once or is unclear, and no mail is lost", async (row) => {
  await steer(whatsapp.origin, "reset", {});
  [mails.received.length, push.pushes.length] = [0, 0];
  await row.held();
  const number = await placeOrderByForm(shop.origin, randomUUID(), "cod", {}, { alsoOnWhatsapp: "on" });
  if (number === undefined) throw new Error("the order was refused");
  await vi.waitFor(async () => expect(await row.isHeld()).toBe(true), patience);
  await shop.kill();
  mails.isHeld = false;
  push.answer((response) => response.writeHead(201).end());
  await passMinutes();
  shop = await start();
  await vi.waitFor(async () => {
    const { unsent, message, ring } = await told(number);
    expect([unsent, message[0], ring[0]]).not.toContain("waiting");
    expect([unsent, message[0] === "sending"]).toEqual([0, false]);
  }, patience);
  const { mails: arrived, message, ring } = await told(number);
  expect(arrived).toBeGreaterThan(0);
  expect(once("sent")).toContainEqual(message);
  expect(once("rung")).toContainEqual(ring);
  expect({ message, ring }).toMatchObject(row.ends);
  expect(push.wrong).toEqual([]);
});

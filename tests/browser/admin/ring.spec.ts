import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { openPushService, type PushService } from "../../push-service.ts";
import { expect, ownShop, test } from "../shop-test.ts";

// The packaged browser knows a worker and its pushes, but no notifications: it refuses them whatever is
// granted, and its own push service is its maker's, which no test asks. So three things are played for it:
// that it may ring, where it is rung (at a push service of ours, which opens what the shop sends), and what
// shows a notification. The page's script, the shop, the push that arrives (ServiceWorker.deliverPushMessage)
// and all that the worker does with it are real.

const { at, enter, running, db } = ownShop("empty", { WEBHOOKS_ALLOW_PRIVATE: "yes" });
test.use({ viewport: { width: 360, height: 740 } });

let service: PushService;
test.beforeAll(async () => {
  service = await openPushService();
  // A job makes the shop's keys once it has settled.
  const keys = async () => (await db()).selectFrom("push_keys").select("public_key").execute();
  await expect.poll(async () => (await keys()).length, { timeout: 60_000 }).toBe(1);
});
test.afterAll(() => service.close());

/** Lets a page ring at our push service, under this name. */
async function ringAt(context: BrowserContext, name: string) {
  const { endpoint, ...keys } = service.subscribe(name);
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const mark = `rings ${location.pathname}`;
      const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (!/^B[\w-]{86}$/.test(applicationServerKey)) throw new Error("no key");
          localStorage.setItem(mark, "");
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(mark) === null ? null : subscription),
      });
    },
    { endpoint, keys },
  );
}

interface Seen {
  shown: { title: string; body?: string; tag?: string; data?: string; icon?: string }[];
  opened: string[];
}

/** The browser knows those of other pages as well. */
async function workerOf(context: BrowserContext, scope: string | undefined) {
  for (const worker of context.serviceWorkers()) {
    const own = await worker.evaluate(() => Reflect.get(globalThis, "registration").scope);
    if (own === scope) return worker;
  }
  throw new Error("no worker of this page runs");
}

/** Hands the browser's worker a push as often, then presses what it shows; answers what it did. */
async function deliver(page: Page, message: object, times = 1): Promise<Seen> {
  const context = page.context();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  const worker = await workerOf(context, scope);
  await worker.evaluate(() => {
    const seen: Seen = { shown: [], opened: [] };
    Object.assign(globalThis, { seen });
    ServiceWorkerRegistration.prototype.showNotification = async (title, how) => {
      seen.shown.push({ title, ...how });
    };
    const clients: { openWindow?: unknown } = Reflect.get(globalThis, "clients");
    Object.getPrototypeOf(clients).openWindow = async (url: string) => void seen.opened.push(url);
  });
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === scope && !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = { origin: running().origin, registrationId, data: JSON.stringify(message) };
  for (let time = 0; time < times; time += 1) await cdp.send("ServiceWorker.deliverPushMessage", push);
  const seen = (): Promise<Seen> => worker.evaluate(() => Reflect.get(globalThis, "seen"));
  await expect.poll(async () => (await seen()).shown.length).toBe(times);
  await worker.evaluate(() => {
    const [first]: Seen["shown"] = Reflect.get(globalThis, "seen").shown;
    const press = Object.assign(new Event("notificationclick"), {
      notification: { data: first?.data, close: () => undefined },
      waitUntil: () => undefined,
    });
    dispatchEvent(press);
  });
  await expect.poll(async () => (await seen()).opened.length).toBe(1);
  await cdp.detach();
  return seen();
}

test("one of the staff has this phone ring, an order rings it once, and it stops", async ({
  page,
  context,
}) => {
  await enter(context);
  await ringAt(context, "owner");
  await page.goto(at("/admin/dashboard/account"));
  await page.getByRole("button", { name: "Ring on This Phone" }).click();
  await expect(page.getByText("It Rings", { exact: true })).toBeVisible();
  const part = page.getByRole("region", { name: "Ring on This Phone" });
  await expect(part.getByText("This device", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ring on This Phone" })).toBeHidden();
  await page.getByRole("button", { name: "Try It" }).click();
  await expect.poll(() => service.titles()).toEqual(["owner: This phone rings"]);
  const [push] = service.pushes;
  const { shown, opened } = await deliver(page, { ...push?.message, to: "/admin/dashboard/orders/1" }, 2);
  const { tag } = push?.message ?? {};
  expect(shown[0]).toMatchObject({ title: "This phone rings", body: "New orders are told like this.", tag });
  // The second takes the first one's place.
  expect(new Set(shown.map((one) => one.tag))).toEqual(new Set([tag]));
  expect(opened).toEqual([at("/admin/dashboard/orders/1")]);
  await page.getByRole("button", { name: /^Stop Ringing/ }).click();
  await expect(page.getByText("It Rings No More")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ring on This Phone" })).toBeVisible();
});

test("a maker's phone rings from her own page, whose address stands in no push", async ({
  page,
  context,
}) => {
  const token = "asha".padEnd(22, "x");
  const path = `/maker/${token}`;
  const open = await db();
  await open.insertInto("artisans").values({ id: "asha", name: "Asha", page_language: "hi" }).execute();
  const hash = createHash("sha256").update(token).digest("hex");
  await open.insertInto("maker_links").values({ artisan_id: "asha", token_hash: hash }).execute();
  await ringAt(context, "asha");
  await page.goto(at(path));
  await page.getByRole("button", { name: "इस फ़ोन पर बजाएँ" }).click();
  await expect(page.getByText("अब आपका फ़ोन बजेगा।")).toBeVisible();
  await expect(page.getByRole("button", { name: "इस फ़ोन पर बजाएँ" })).toBeHidden();
  const lot = { id: "l", number: "W-26-27-0001", product_name: "Lotus Tote", quantity: 12 };
  await open.insertInto("lots").values(lot).execute();
  const part = { lot_id: "l", step: 1, artisan_id: "asha", artisan_name: "Asha", quantity: 12 };
  await open
    .insertInto("lot_parts")
    .values({ ...part, due_on: "2026-12-04" })
    .execute();
  const hers = () => service.pushes.filter(({ device }) => device === "asha");
  await expect.poll(() => hers().map(({ message }) => message.title)).toEqual(["नया काम: 12 · 4 दिसंबर तक"]);
  const message = hers()[0]?.message ?? {};
  expect(JSON.stringify(message)).not.toContain(token);
  expect((await deliver(page, message)).opened).toEqual([at(path)]);
  await page.getByRole("button", { name: /बजाना बंद करें/ }).click();
  await expect(page.getByText("अब नहीं बजेगा।")).toBeVisible();
});

test("an iPhone that is not asked from its home screen says so in words", async ({ browser }) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
  const context = await browser.newContext({ userAgent });
  await enter(context);
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  const page = await context.newPage();
  await page.goto(at("/admin/dashboard/account"));
  await expect(page.getByText("has to be on the home screen first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ring on This Phone" })).toBeHidden();
  await context.close();
});

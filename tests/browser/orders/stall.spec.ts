import type { Page } from "@playwright/test";
import { codeShown } from "../../read-code.ts";
import { startShop } from "../../running-shop.ts";
import { expectSound } from "../look/sound-page.ts";
import { expectRoomy } from "../roomy-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import {
  billsAtShop,
  deviceLink,
  good,
  goods,
  newPhone,
  numberOn,
  openStall,
  press,
  readyPhone,
  salesAtShop,
  sellForCash,
  strip,
} from "./stall-phone.ts";

// The stall on a phone, against the shop: whatever happens to network, page, disk or shop, each sale has one
// number and is booked once.

const shop = ownShop("goods", {
  SHOP_GSTIN: "10AAPFU0939F1ZD",
  SHOP_ADDRESS: "Ranti, Madhubani, Bihar 847211",
});
test.setTimeout(120_000);
test.beforeAll(() => openStall(shop));

const booked = (letter: string, count: number) =>
  expect
    .poll(async () => (await salesAtShop(shop, letter)).filter(({ state }) => state === "booked").length)
    .toBe(count);

test("from a cold start without network it sells for cash and by UPI, and each is booked once (STALL-42, 47, 52)", async ({
  browser,
}) => {
  const { context, page: first, letter } = await readyPhone(browser, shop);
  expect(first.url()).toBe(shop.at("/stall"));
  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(shop.at("/stall"));
  await expect(strip(page)).toHaveText("No network · nothing waits");
  const pictures = page.locator(".goods img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await good(page, goods.potli).click();
  await good(page, goods.potli).click();
  await expect(page.getByText("3 left")).toBeVisible();
  await press(page, "Cash");
  await page.getByLabel("Given").fill("100");
  await expect(page.getByRole("alert")).toHaveText("That is less than ₹398.");
  await page.getByRole("button", { name: "₹500", exact: true }).click();
  await expect(page.locator(".change")).toContainText("₹102");
  await press(page, "Sold");
  expect(await numberOn(page)).toMatch(/^S[A-Z]\/\d\d-\d\d\/000001$/);
  const facts = await codeShown(await page.content());
  expect(facts).toContain("2 × Mini Gift Potli ₹398");
  expect(facts).toContain("GSTIN 10AAPFU0939F1ZD");
  await press(page, "Next Sale");
  await expect(strip(page)).toHaveText("No network · 1 sale waits");

  await good(page, goods.tote).click();
  await press(page, "UPI");
  await expect(page.getByRole("img", { name: "UPI code to be scanned" })).toBeVisible();
  const code = new URL(await codeShown(await page.content()));
  expect(Object.fromEntries(code.searchParams)).toMatchObject({
    pa: "haat@ybl",
    am: "1499.00",
    tn: expect.stringMatching(/^S[A-Z]\/\d\d-\d\d\/000002$/),
    tr: expect.stringMatching(/^S[A-Z]\d{4}000002$/),
  });
  await page.getByLabel("UPI Reference").fill("4123 4567 890");
  await press(page, "Paid");
  await expect(page.getByRole("alert")).toHaveText("A UPI reference has 12 digits.");
  await page.getByLabel("UPI Reference").fill("4123 4567 8901");
  await press(page, "Paid");
  expect(await numberOn(page)).toMatch(/000002$/);
  await expect(strip(page)).toHaveText("No network · 2 sales wait");
  expect(await salesAtShop(shop, letter)).toEqual([]);

  await context.setOffline(false);
  await expect(strip(page)).toHaveText("The shop has all sales");
  await booked(letter, 2);
  expect(await billsAtShop(shop, letter)).toEqual([
    expect.stringMatching(/000001$/),
    expect.stringMatching(/000002$/),
  ]);
  await page.getByRole("button", { name: "Sales" }).click();
  await expect(page.locator(".tallies")).toContainText("₹398");
  await expect(page.getByText("Booked", { exact: true })).toHaveCount(2);
  await context.close();
});

test("two tabs at once give no number twice and leave none out (STALL-50)", async ({ browser }) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  const other = await context.newPage();
  await other.goto(shop.at("/stall"));
  const numbers = async (tab: Page) => [
    await sellForCash(tab),
    await sellForCash(tab),
    await sellForCash(tab),
  ];
  const given = (await Promise.all([numbers(page), numbers(other)])).flat();
  expect(given.map((number) => Number(number.slice(-6))).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await booked(letter, 6);
  await expect(strip(other)).toHaveText("The shop has all sales");
  await context.close();
});

test("loaded anew in the middle of each step it goes on there, and one sale stays one (STALL-51)", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  await good(page, goods.potli).click();
  await page.reload();
  await expect(page.getByRole("status").or(page.locator("output"))).toContainText([
    "The shop has all sales",
    "1",
  ]);
  await press(page, "Cash");
  await page.getByLabel("Given").fill("200");
  await page.reload();
  await expect(page.getByLabel("Given")).toHaveValue("200");
  await press(page, "Sold");
  const number = await numberOn(page);
  await page.reload();
  expect(await numberOn(page)).toBe(number);
  await press(page, "Next Sale");
  await good(page, goods.potli).click();
  await press(page, "UPI");
  await expect(page.getByRole("heading", { name: "UPI" })).toBeVisible();
  const code = await codeShown(await page.content());
  await page.reload();
  await expect(page.getByRole("heading", { name: "UPI" })).toBeVisible();
  expect(await codeShown(await page.content())).toBe(code);
  await press(page, "Throw Away");
  await page.reload();
  await press(page, "Throw Away");
  await page.getByRole("alert").getByRole("button", { name: "Throw Away" }).click();
  await expect(good(page, goods.potli)).toBeVisible();
  await sellForCash(page);
  await booked(letter, 3);
  expect((await salesAtShop(shop, letter)).map(({ counter, is_void }) => [counter, is_void])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  await context.close();
});

test("an open sale that was left is named in another tab, and what comes after it waits for it (STALL-47)", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  await good(page, goods.potli).click();
  await press(page, "UPI");
  await expect(page.getByRole("heading", { name: "UPI" })).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await other.goto(shop.at("/stall"));
  await expect(other.getByText(/000001 over ₹199 is not finished/)).toBeVisible();
  expect(await sellForCash(other)).toMatch(/000002$/);
  await expect(strip(other)).toHaveText("1 sale waits to be sent");
  expect(await salesAtShop(shop, letter)).toEqual([]);
  await press(other, "Go On");
  await press(other, "Paid in Cash");
  expect(await numberOn(other)).toMatch(/000001$/);
  await booked(letter, 2);
  await context.close();
});

test("a full phone is told, uses no number, and the same press makes the sale once there is room (STALL-51)", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  // What a browser says of a disk that is full; which of its tabs meets it first, no test can choose.
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    let isFull = true;
    Object.assign(globalThis, { makeRoom: () => (isFull = false) });
    IDBObjectStore.prototype.add = function (...given) {
      if (isFull) throw new DOMException("no room", "QuotaExceededError");
      return add.apply(this, given);
    };
  });
  await good(page, goods.potli).click();
  await press(page, "Cash");
  await page.getByLabel("Given").fill("200");
  await press(page, "Sold");
  await expect(page.getByRole("alert")).toContainText("This phone has no room left.");
  await expect(page.getByLabel("Given")).toHaveValue("200");
  await page.evaluate(() => Reflect.get(globalThis, "makeRoom")());
  await press(page, "Sold");
  expect(await numberOn(page)).toMatch(/000001$/);
  await booked(letter, 1);
  await context.close();
});

test("signed off it sells no more, keeps what waits to be seen, and sends it after a new link (STALL-54)", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  await context.setOffline(true);
  const number = await sellForCash(page);
  await sellForCash(page);
  const db = await shop.db();
  await db
    .updateTable("stall_devices")
    .set({ revoked_at: new Date() })
    .where("letter", "=", letter)
    .execute();
  await context.setOffline(false);
  const said = "This device was signed off. Its 2 sales are still here: show them to the owner.";
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expect(good(page, goods.potli)).toHaveCount(0);
  await page.getByRole("button", { name: number }).click();
  expect(await numberOn(page)).toBe(number);
  await page.goto(await deviceLink(shop));
  await expect(strip(page)).toHaveText("The shop has all sales");
  await booked(letter, 2);
  expect(await billsAtShop(shop, letter)).toContain(number);
  await context.close();
});

test("numbers begin anew with the financial year, at midnight in India (STALL-50)", async ({ browser }) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  await context.setOffline(true);
  await page.clock.setFixedTime("2027-03-31T18:29:59Z");
  expect(await sellForCash(page)).toBe(`S${letter}/26-27/000001`);
  await page.clock.setFixedTime("2027-03-31T18:30:00Z");
  expect(await sellForCash(page)).toBe(`S${letter}/27-28/000001`);
  await page.clock.setFixedTime("2027-03-31T18:29:00Z");
  expect(await sellForCash(page)).toBe(`S${letter}/27-28/000002`);
  await page.clock.setFixedTime("2020-01-01T00:00:00Z");
  await good(page, goods.potli).click();
  await expect(
    page.getByText("The clock of this phone has gone back: it says 1 January 2020."),
  ).toBeVisible();
  await press(page, "Cash");
  await press(page, "Sold");
  await expect(page.getByRole("alert").last()).toContainText("The clock of this phone says 1 January 2020");
  await context.close();
});

test("its screens are sound at 360 and 768 px, in both languages, with room for fingers", async ({
  browser,
}) => {
  const { context, page } = await readyPhone(browser, shop);
  const look = async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectRoomy(page);
    await expectSound(page, [360, 768]);
  };
  await good(page, goods.tote).click();
  await look();
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await look();
  await page.getByRole("button", { name: "नक़द", exact: true }).click();
  await look();
  await page.getByRole("button", { name: "बिक गया" }).click();
  await expect(page.getByRole("heading", { name: "रसीद" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "बिक्री", exact: true }).click();
  await look();
  await page.getByRole("button", { name: "मेले की तैयारी करें" }).click();
  await look();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await context.close();
});

test("the worker keeps the stall's own files and pictures, and opens no other page without network (STALL-43)", async ({
  browser,
}) => {
  const { context, page } = await readyPhone(browser, shop);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  expect(
    kept.filter((path) => !/^\/(?:stall|assets\/\S+\.woff2|files\/|mark\.svg|favicon\.svg)/.test(path)),
  ).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(shop.at("/shop"))).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await context.close();
});

test("a browser without worker, and one without script, are told what is missing (STALL-40, 42)", async ({
  browser,
}) => {
  const without = await newPhone(browser);
  await without.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  const page = await without.newPage();
  await page.goto(await deviceLink(shop));
  await expect(page.getByRole("heading", { name: "This browser can’t keep sales" })).toBeVisible();
  await expect(page.getByText("In a private tab that is so", { exact: false })).toBeVisible();
  await without.close();
  const silent = await newPhone(browser, { javaScriptEnabled: false });
  const plain = await silent.newPage();
  await plain.goto(shop.at("/stall"));
  for (const name of ["The stall needs JavaScript", "स्टॉल को JavaScript चाहिए"])
    await expect(plain.getByRole("heading", { name })).toBeVisible();
  await silent.close();
});

test("a link that was used is told, and a browser set to Hindi reads it in Hindi (STALL-41)", async ({
  browser,
}) => {
  const context = await newPhone(browser, { locale: "hi-IN" });
  const page = await context.newPage();
  const used = shop.at(`/stall#code=${"x".repeat(22)}`);
  await page.goto(used);
  await expect(page.getByText("यह लिंक काम में आ चुका है", { exact: false })).toBeVisible();
  expect(page.url()).toBe(shop.at("/stall"));
  await page.getByLabel("लिंक या कोड").fill(await deviceLink(shop));
  await page.getByRole("button", { name: "जोड़ें" }).click();
  await expect(page.getByRole("heading", { name: "मेले की तैयारी" })).toBeVisible();
  await context.close();
});

test("a shop that was restored from an older backup gets all again, booked or not (STALL-52)", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  await sellForCash(page);
  await sellForCash(page);
  await booked(letter, 2);
  const sent: number[][] = [];
  // So it answers a heartbeat: it knows the device, and none of its numbers.
  await page.route("**/stall/sync", (route) => {
    const { sales } = route.request().postDataJSON();
    sent.push(sales.map(({ counter }: { counter: number }) => counter));
    return sent.length === 1
      ? route.fulfill({ json: { have: {}, sales: [], stalls: [] } })
      : route.continue();
  });
  await page.getByRole("button", { name: "Sales" }).click();
  await press(page, "Send Now");
  await expect.poll(() => sent).toEqual([[], [1, 2]]);
  await expect(page.getByText("Booked", { exact: true })).toHaveCount(2);
  expect(await billsAtShop(shop, letter)).toHaveLength(2);
  await context.close();
});

// The last one: the others' shop ends with it.
test("a shop that is killed while it is sent to has each sale once after its start; twenty same posts change nothing", async ({
  browser,
}) => {
  const { context, page, letter } = await readyPhone(browser, shop);
  const posts: { body: string; authorization: string }[] = [];
  page.on("request", (request) => {
    const { authorization = "" } = request.headers();
    if (request.url().endsWith("/stall/sync")) posts.push({ body: request.postData() ?? "", authorization });
  });
  const { client, origin, databaseUrl, dataDir, kill } = shop.running();
  await client.query("begin");
  await client.query("lock table stall_sales in access exclusive mode");
  const sent = page.waitForRequest((request) => request.postData()?.includes('"counter":1') ?? false);
  await sellForCash(page);
  await sent;
  await kill();
  await client.query("rollback");
  await expect(strip(page)).toHaveText("No network · 1 sale waits");
  await sellForCash(page);
  const again = await startShop({
    PORT: new URL(origin).port,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SHOP_GSTIN: "10AAPFU0939F1ZD",
    SHOP_ADDRESS: "Ranti, Madhubani, Bihar 847211",
  });
  await page.getByRole("button", { name: "Sales" }).click();
  await press(page, "Send Now");
  await expect(strip(page)).toHaveText("The shop has all sales");
  await booked(letter, 2);
  const whole = posts.findLast(({ body }) => body.includes('"counter":2'));
  expect(whole).toBeDefined();
  const { body, authorization } = whole ?? { body: "", authorization: "" };
  const headers = { "Content-Type": "application/json", Authorization: authorization };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${again.origin}/stall/sync`, { method: "POST", body, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await billsAtShop(shop, letter)).toHaveLength(2);
  await context.close();
  await again.stop();
});

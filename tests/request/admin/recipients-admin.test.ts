import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addHomesOrder } from "../../database/homes-order.ts";
import { expectAnswer, expectLed, expectNone, expectWords, noticeOf, openOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

// The owner's pages of an order to many homes, as a browser without script uses them.

const { ask, send, query, running } = openOwnersShop();
const patience = { timeout: 60_000, interval: 200 };

let order = "";
const page = (below = "") => `/admin/dashboard/orders/${order}${below}`;
const html = async (below: string) => (await ask(page(below))).text();
const measures = { weight: "500", length: "30", width: "20", height: "10" };

beforeAll(async () => {
  const { databaseUrl: url } = running();
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  const home = (place: number) => ({
    ...{ note: place === 0 ? "With <love> from Meera & Sons" : null },
    ...(place === 1 ? { pincode: "744101" } : {}),
    ...(place === 2
      ? { state: "wanted" as const, name: null, address_line1: null, email: "c@example.com" }
      : {}),
  });
  const of = { buyer_company: "Meera & Sons", buyer_gstin: "10AAACM1206D1ZM" };
  order = (await addHomesOrder(database.db, { count: 4, home, order: of })).orderId;
  await database.close();
});

test("the order's page leads to its recipients, who can be searched and stand on tabs (HOMES-20)", async () => {
  expectWords(await html(""), "Recipients", "3 parcels can be sent.", "1 address not known yet.");
  expect(await html("")).not.toContain("New Shipment");
  const list = await html("/recipients");
  expectWords(list, "Meera 2", "Address wanted", "Not asked yet", "Book Parcels", "800001 Patna Bihar");
  expectNone(await html("/recipients?q=744101"), "Meera 2<", "Meera 5<");
  expect(await html("/recipients?tab=wanted")).not.toContain("Meera 2");
  await expectAnswer(ask(`/admin/dashboard/orders/none/recipients`), 404);
});

test("a box is asked for at its field, and what was typed stays (HOMES-21)", async () => {
  const answer = await send(page("/recipients"), { intent: "book", ...measures, height: "" });
  await expectAnswer(answer, 422, "Enter all three sides of the box, or none.", 'value="500"');
  const none = await send(page("/recipients"), { intent: "book", weight: "500" });
  await expectAnswer(none, 422, "Enter the sides of the box: couriers ask for them.");
});

test("one press books all, names what no courier takes, and prints slips without a price (HOMES-23, HOMES-25)", async () => {
  const answer = await send(page("/recipients"), { intent: "book", ...measures });
  await expectLed(answer, page("/recipients"));
  expect(noticeOf(answer)).toContain("3 parcels are being booked");
  await expect
    .poll(async () => (await query("select 1 from shipments where state = 'booked'")).rowCount, patience)
    .toBe(2);
  await expect
    .poll(() => html("/recipients?tab=trouble"), patience)
    .toContain("No courier goes to this PIN code.");
  const printed = await html("/recipients/packing-slips");
  const slips = (printed.match(/<article.*?<\/article>/gs) ?? []).join("");
  expectWords(slips, "Meera 2", "With &lt;love&gt; from Meera &amp; Sons", "1 Station Road");
  expectNone(slips, "₹", "Gandhi Path");
  const labels = await ask(page("/recipients/labels.pdf"));
  expect([labels.status, labels.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("an address is corrected in its dialog until a courier is booked (HOMES-24)", async () => {
  const { rows } = await query("select id from order_recipients where pincode = '744101'");
  const at = page(`/recipients?home=${rows[0]?.id}`);
  const dialog = await (await ask(at)).text();
  const fields = { fullName: "Meera 3", addressLine1: "2 Boring Road", city: "Patna", state: "Bihar" };
  const form = {
    intent: "address",
    home: fieldIn(dialog, "home"),
    version: fieldIn(dialog, "version"),
    ...fields,
  };
  const wrong = { ...form, pincode: "751001", phone: "9876543210" };
  await expectAnswer(await send(at, wrong), 422, "Odisha", "2 Boring Road");
  const answer = await send(at, { ...form, pincode: "800001", phone: "9876543210" });
  expect(answer.status).toBe(303);
  await expectAnswer(await send(at, { ...form, pincode: "800001", phone: "9876543210" }), 409);
  expectWords(await html("/recipients?tab=known"), "Meera 3");
});

test("a sheet with couriers of one's own is taken whole or refused by row, and stands in its field (HOMES-34)", async () => {
  const upload = (...lines: string[]) =>
    send(page("/recipients"), {
      intent: "sheet",
      sheet: ["Row,Name,Courier,Tracking number", ...lines].join("\n"),
    });
  const wrong = await upload("3,Meera 3,DTDC,D3", "4,,DTDC,1.2E+10");
  await expectAnswer(wrong, 422, "Row 3: the spreadsheet has shortened this number.", "3,Meera 3,DTDC,D3");
  expectWords(await html("/recipients?tab=known"), "Meera 3");
  const done = await upload("3,Meera 3,DTDC,D3");
  await expectLed(done, page("/recipients"));
  expect(noticeOf(done)).toContain("1 parcel updated");
  expectWords(await html("/recipients?tab=sent"), "Meera 3", "DTDC D3", "Picked up");
});

test("the sheet comes back with courier, number and state (HOMES-26)", async () => {
  const file = await (await ask(`/admin/dashboard/orders/recipients.csv?order=${order}`)).text();
  expectWords(file, "Row,Name,Phone", "Kohbar Tote", "Stands", "Tracking number", "Packed", "Address wanted");
});

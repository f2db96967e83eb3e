import { beforeAll, expect, test } from "vitest";
import { permissions } from "#accounts/permissions/permissions.ts";
import { moneyFilePath, moneyPath, remittancesPath, settlementPath } from "#settlements/money-paths.ts";
import { formOf } from "../../form-of.ts";
import { ownerAt } from "../../parcel-states.ts";
import { placeOrder } from "../../placed-order.ts";
import { shopAdmin } from "../../sign-in.ts";
import { expectAnswer, expectLed, expectNone, expectWords, noticeOf, openOwnersShop } from "../ask.ts";

const { running, cookie, ask, page, send, query } = openOwnersShop();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const monthAt = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
const [present, before] = [monthAt(new Date()), monthAt(ago(32))];
let owner: ReturnType<typeof ownerAt>;

async function ordered(): Promise<{ path: string; id: string }> {
  const path = await owner.orderOf(await placeOrder({}, { origin: running().origin }));
  return { path, id: path.split("/").at(-1) ?? "" };
}

/** An order that left for cash in a parcel of this number; its page and what it is to bring, in rupees. */
async function sent(trackingNumber: string) {
  const { path, id } = await ordered();
  await owner.send(path, { intent: "status", status: "shipped", trackingNumber });
  const { rows } = await query("select total_amount from orders where id = $1", [id]);
  return { path, rupees: String(rows[0].total_amount) };
}

/** A payment of ₹1,000 by card. */
async function paid(payment: string, days: number, outcome = "confirmed") {
  const { id } = await ordered();
  await query(
    `insert into payments (razorpay_payment_id, order_id, razorpay_order_id, status, outcome, refund_due, amount_paise,
        currency, captured_at, created_at)
      values ($1, $2, $1, 'captured', $3, $3 = 'surplus', 100000, 'INR', $4, $4)`,
    [payment, id, outcome, ago(days)],
  );
}

/** It reached the bank, less its fee. */
async function settled(id: string, days: number, payment: string) {
  await query(
    `insert into settlements (id, amount_paise, fees_paise, tax_paise, utr, state, created_at)
      values ($1, 97640, 2360, 360, 'UTR of ' || $1, 'processed', $2)`,
    [id, ago(days)],
  );
  await query(
    `insert into settlement_lines (type, entity_id, payment_id, settlement_id, amount_paise, debit_paise, credit_paise,
        fee_paise, tax_paise, on_hold, created_at)
      values ('payment', $1, $1, $2, 100000, 0, 97640, 2360, 360, false, $3)`,
    [payment, id, ago(days)],
  );
}

/** A large sum stands in two parts; here it is one text. */
const asOneText = (html: string): string =>
  html.replaceAll(/<span class="figures [^"]*"><span[^>]*>([^<]*)<\/span>([^<]*)<\/span>/g, "$1$2");

/** Sums of money, in paise, after what this begins with. */
const sumsAfter = (html: string, start: string): number[] =>
  [...asOneText(html).matchAll(new RegExp(`${start}[^<>]*?([-−]?)₹([\\d,]+\\.\\d\\d)`, "g"))].map(
    ([, minus, digits = ""]) => (minus ? -1 : 1) * Math.round(Number(digits.replaceAll(",", "")) * 100),
  );
const added = (sums: readonly number[]) => sums.reduce((all, each) => all + each, 0);

/** The figures of a page of Money by their links, each with the sum of the list behind it. */
async function figuresOf(path: string): Promise<Record<string, number>> {
  const html = asOneText(await page(path));
  const cards = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a><\/dt><dd[^>]*>([^<]*)</g)];
  const figures: Record<string, number> = {};
  for (const [, href = "", name = "", sum = ""] of cards) {
    const [shown = Number.NaN] = sumsAfter(`>${sum}`, ">");
    if (href.startsWith(`${moneyPath}/`))
      expect([name, added(sumsAfter(await page(href), ">Amount</span>"))]).toEqual([name, Math.abs(shown)]);
    figures[name] = shown;
  }
  return figures;
}

test("a month that cannot be is the running one, on the page, in its lists and in its file (MONEY-2)", async () => {
  const bank = async (query: string) =>
    added(sumsAfter(await page(`${moneyPath}/bank${query}`), ">Amount</span>"));
  const running = await bank(`?month=${present}`);
  expect([running, await bank("?month=all")]).toEqual([976_40, 2 * 976_40]);
  for (const month of ["", "?month=1999-13", "?month=1999-12", "?month=2098-01", "?month=x"]) {
    expect([month, await bank(month)]).toEqual([month, running]);
    expect(await page(moneyPath + month)).toContain(`<option value="${present}" selected`);
    const file = await ask(`${moneyPath}.csv${month}`);
    expect(file.headers.get("content-disposition")).toContain(`money-${present}.csv`);
  }
});

beforeAll(async () => {
  owner = ownerAt(running(), cookie());
  await paid("pay_Old", 40);
  await paid("pay_New", 3);
  await paid("pay_Waits", 1);
  await paid("pay_Twice", 30, "surplus");
  await settled("setl_Old", 32, "pay_Old");
  await settled("setl_New", 0, "pay_New");
  // Nothing of this was there when the shop last looked for what waits.
  await query("update settlement_reading set waiting_since = null", []);
});

test("each figure of a month is the sum of the list that it opens, and what is left to spend of them (MONEY-2)", async () => {
  const running = {
    ...{ "In the bank since the shop began": 1952_80, "GST of all invoices, less credit notes": 0 },
    ...{ "Owed to makers": 0, "To give back": -1000_00 },
  };
  const today = { "On Its Way": 2000_00, "With the Courier": 0, "To Give Back": 1000_00 };
  const month = { "In the Bank": 976_40, "Fees and their GST": 23_60 };
  expect(await figuresOf(`${moneyPath}?month=1999-01`)).toEqual({ ...running, ...today, ...month });
  expect(await figuresOf(`${moneyPath}?month=${before}`)).toEqual({ ...today, ...month });
  const html = await page(moneyPath);
  expectWords(html, `<option value="${present}" selected`, `<option value="${before}">`, "1 is late");
  expect(sumsAfter(html, "Yours to Spend</dt><dd[^>]*>")).toEqual([952_80]);
  expectNone(await page(`${moneyPath}?month=${before}`), "Yours to Spend", "setl_New");
  expectWords(
    await page(settlementPath("setl_New")),
    "Buyers paid ₹1,000.00 in one payment.",
    "Razorpay kept ₹23.60 for its work, of which ₹3.60 is GST.",
    "So ₹976.40 reached your bank",
  );
  for (const path of ["/elsewhere", "/settlements/setl_None", "/remittances/none"])
    expect((await ask(moneyPath + path)).status).toBe(404);
});

test("a courier's file is refused, checked and imported without script, and again changes nothing (MONEY-4)", async () => {
  const parcel = await sent("WAY-1");
  const { rupees: due } = await sent("WAY-2");
  const head = "AWB,COD Amount,Charges,UTR\n";
  const give = (csv: string, more: object = { intent: "check" }) =>
    send(remittancesPath, formOf({ carrier: "Delhivery", file: new File([csv], "cash.csv"), ...more }));
  await expectAnswer(give("Name,Amount\nAsha,499\n"), 422, "These columns have no parcel number.");
  await expectAnswer(give("AWB,Name\nWAY-1,Asha\n"), 422, "These columns have no cash that was collected.");
  await expectAnswer(give(""), 422, "Please choose a CSV file first.");
  await expectAnswer(give(`${head}WAY-1,499,0,U1`, { carrier: " " }), 422, "Name the courier.");
  await expectAnswer(give(`${head}X-1,499,0,U1`), 200, "One parcel is none of ours.");
  await expectAnswer(give(`${head}X-1,499,0,U1\nX-2,9,0,U1`), 200, "2 parcels are none of ours.");
  expect((await query("select from remittances")).rowCount).toBe(0);

  const csv = `${head}WAY-1,"₹${parcel.rupees}",10,UTR7\nWAY-2,${Number(due) - 1},10,UTR7\n`;
  const checked = await expectAnswer(
    give(csv),
    200,
    ...["1 parcel brought what it should.", "1 parcel brought too little."],
    "Without script, choose the same file once more before you import it.",
  );
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1];
  const changed = `${csv}X-1,1,0,UTR7\n`;
  await expectAnswer(give(changed, { intent: "apply", fingerprint }), 409, "Please look once more.");
  const answer = await expectLed(give(csv, { intent: "apply", fingerprint }), remittancesPath);
  expect(noticeOf(answer)).toContain("2 parcels written down.");
  expectWords(await page(parcel.path), "Cash collected");
  const list = await page(remittancesPath);
  const [, shown = ""] = /href="(\/admin\/dashboard\/money\/remittances\/[\w-]+)"/.exec(list) ?? [];
  expectWords(await page(shown), "UTR7", "WAY-1", "As expected", "Too little");
  const brought = Number(parcel.rupees) * 100 + Number(due) * 100 - 100 - 20_00;
  const figures = await figuresOf(moneyPath);
  expect([figures["In the Bank"], figures["With the Courier"]]).toEqual([976_40 + brought, 1_00]);
  expect(figures["Fees and their GST"]).toBe(43_60);
  const again = await expectAnswer(give(csv), 200, "There is nothing new in this file.");
  expectNone(again, 'name="fingerprint"');
});

test("a month's money is taken along as a file whose lines are what is in the bank (MONEY-2)", async () => {
  const answer = await ask(moneyFilePath(present));
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="money-${present}.csv"`);
  const lines = (await answer.text()).trim().split(/\r?\n/);
  expectWords(lines[0] ?? "", "Where,What,Day,Order,Number,Amount,Fee,GST in Fee,Settlement,Bank Reference");
  const bank = lines.filter((line) => line.startsWith("In the Bank,")).map((line) => line.split(","));
  const left = added(bank.map(([, , , , , amount, fee]) => Math.round((Number(amount) - Number(fee)) * 100)));
  expect((await figuresOf(moneyPath))["In the Bank"]).toBe(left);
  expect(bank.map(([, what]) => what).sort()).toEqual(["Courier's cash", "Payment"]);
  expectWords(lines.join("\n"), "On Its Way,Paid,", "With the Courier,", "To Give Back,");
  expectNone(lines.join("\n"), "setl_Old", "Asha");
});

test("whoever may do everything but with money sees none of it, and its file needs export, too", async () => {
  const may = (...held: readonly string[]) =>
    query("update profiles set permissions = $1 where email = $2", [held, shopAdmin.email]);
  const paths = [moneyPath, `${moneyPath}/bank`, settlementPath("setl_New"), remittancesPath];
  const statuses = (all: readonly string[]) => Promise.all(all.map(async (path) => (await ask(path)).status));
  try {
    await may(...permissions.filter((each) => each !== "money"));
    expect(await statuses([...paths, moneyFilePath(present)])).toEqual([403, 403, 403, 403, 403]);
    expect((await send(remittancesPath, formOf({ carrier: "Delhivery" }))).status).toBe(403);
    await may("money");
    expect(await statuses([...paths, moneyFilePath(present)])).toEqual([200, 200, 200, 200, 403]);
  } finally {
    await may(...permissions);
  }
});

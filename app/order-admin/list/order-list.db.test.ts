import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { listQuery } from "#orders/links/list-query.ts";
import { csvOf } from "#platform/text/csv.server.ts";
import { growPapers } from "../../../bench/large-shop/grow-papers.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { invoiceOf } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { writtenLine } from "../../../tests/written-line.ts";
import { countTabs } from "./count-tabs.db.server.ts";
import { orderColumns, ordersInParts, ordersToExport } from "./export-orders.db.server.ts";
import { listOrders } from "./order-list.db.server.ts";

const exportHeader = orderColumns.map(([heading]) => heading);

const orders = [
  { status: "pending_cod_confirmation", billing_full_name: "Asha Kumari" },
  { status: "pending", billing_full_name: "Ravi Jha", billing_email: "ravi_jha@example.com" },
  { ...inState("processing"), billing_phone: "+91-91234-56789" },
  { ...inState("shipped"), billing_full_name: "राधा झा" },
  inState("delivered"),
  inState("cancelled"),
  { status: "awaiting_razorpay_payment", payment_method: "razorpay", payment_state: "awaiting" },
  { status: "payment_modal_dismissed", payment_method: "razorpay", payment_state: "failed" },
  // Taken in hand though it is not paid: still an issue.
  { ...inState("processing"), payment_method: "razorpay", payment_state: "failed" },
  // Given up: no issue any more.
  { ...inState("cancelled"), payment_method: "razorpay", payment_state: "failed" },
  { ...inState("cancelled"), payment_method: "razorpay", payment_state: "captured", refund_due: true },
] as const;

const addressColumns = ["full_name", "address_line1", "city", "state", "pincode"];
/** What an order can't be written without, besides its number. */
const neededColumns = [
  ...addressColumns.flatMap((column) => [`billing_${column}`, `shipping_${column}`]),
  ...["billing_email", "payment_method", "payment_state", "subtotal", "shipping_cost", "total_amount"],
];

eachShop("the list of orders", { isKept: true }, (shop) => {
  const find = async (search: string) => listOrders(shop.db, listQuery(new URLSearchParams(search)));
  const numbers = async (search: string) =>
    (await find(search)).orders.map(({ orderNumber }) => Number(orderNumber.slice(3)));

  const exported = async (search: string) => {
    const { count, parts } = await ordersToExport(shop.db, listQuery(new URLSearchParams(search)));
    const rows = [];
    for await (const part of ordersInParts(shop.db, parts))
      rows.push(...part.map((order) => orderColumns.map(([, cell]) => cell(order))));
    expect(rows).toHaveLength(count);
    return rows;
  };

  beforeAll(async () => {
    for (const [index, order] of orders.entries()) {
      const placed = { order_id_text: `JC-${index}`, created_at: new Date(Date.UTC(2026, 10, 1, index)) };
      await shop.addOrder([{ product_name: "=1+1" }], { ...placed, ...order });
    }
  });

  test("says how many are on each tab (ADMIN-64)", async () => {
    const counts = { "to-confirm": 0, "to-pack": 3, "to-send": 0, "on-the-way": 1, trouble: 1 };
    expect(await countTabs(shop.db)).toEqual({ all: 11, ...counts });
  });

  test("is newest first, with what the table shows", async () => {
    const { orders: found, total } = await find("");
    expect(total).toBe(11);
    expect(found.map(({ orderNumber }) => orderNumber)).toEqual(orders.map((_, n) => `JC-${10 - n}`));
    expect(found[0]).toMatchObject({ customer: "Asha Kumari", total: 1000_00, refundDue: true });
  });

  test.each([
    ["status=pending", [1, 0]],
    ["status=processing", [8, 2]],
    ["status=shipped", [3]],
    ["status=delivered", [4]],
    ["status=cancelled", [10, 9, 5]],
    ["status=to-pack", [2, 1, 0]],
    ["status=payment-issues", [10, 8, 7, 6]],
    ["status=refund-due", [10]],
    ["tab=to-pack", [2, 1, 0]],
    ["tab=on-the-way", [3]],
    ["tab=trouble&status=cancelled", [10]],
    ["q=JC-3", [3]],
    ["q=ravi", [1]],
    ["q=RAVI_JHA@example", [1]],
    // A wildcard is a plain character.
    ["q=ravi%25jha", []],
    ["q=radha", []],
    ["q=%E0%A4%B0%E0%A4%BE%E0%A4%A7%E0%A4%BE", [3]],
    ["q=91234 56789", [2]],
    ["q=09123456789", [2]],
    ["q=asha+kumari&status=pending", [0]],
    ["q=%27%3B+drop+table", []],
  ])("?%s finds %j", async (search, found) => {
    expect(await numbers(search)).toEqual(found);
    expect((await find(search)).total).toBe(found.length);
  });

  test("exports what the list shows, and no cell is a formula", async () => {
    const rows = await exported("status=shipped");
    expect(rows).toHaveLength(1);
    const csv = csvOf(exportHeader, rows);
    const buyer = "राधा झा,asha@example.com";
    expect(csv).toContain(`JC-3,2026-11-01 08:30,Shipped,Cash on Delivery,Cash due,,${buyer}`);
    expect(csv).toContain(",1 × =1+1,1000,0,1000,0,Standard,");
    const unpaid = csvOf(exportHeader, await exported("q=JC-7"));
    expect(unpaid).toContain(",Payment modal dismissed,Card or UPI (Razorpay),Not paid,");
  });

  test("exports option and texts behind the name, as they were typed", async () => {
    const { id } = await shop.row("orders", { order_id_text: "JC-4" });
    const { optionText, personal } = writtenLine;
    const tote = { product_name: "Tote", quantity: 2, price_at_purchase: "1", sku: "T-1" };
    const written = { option_text: optionText, personal: JSON.stringify(personal) };
    await shop.add("order_items", { order_id: id, ...tote, ...written });
    const [row = []] = await exported("q=JC-4");
    const texts = '<b>Asha</b> & "ji", Name 1: شكرا جزيلا!, Name 2: 💛 आशा 💛';
    const item = `2 × Tote, Size: Small, Colour: <i>Red</i>, Name 0: ${texts} (T-1)`;
    expect(row[exportHeader.indexOf("Items")]).toContain(item);
  });

  test("exports an order's sums so that they add up", async () => {
    const sums = { discount_total: "150.50", fees: "30.00", shipping_cost: "99.00", total_amount: "979.00" };
    const adjustments = [
      { kind: "discount", label: "Discount (DIWALI)", amount: 150_50 },
      { kind: "fee", label: "Gift wrap", amount: 10_00 },
      { kind: "fee", label: "Cash on delivery", amount: 20_00 },
    ];
    const set = { ...sums, rounding: "0.50", po_number: "PO-7", adjustments: JSON.stringify(adjustments) };
    await shop.set("orders", { order_id_text: "JC-3" }, set);
    const csv = csvOf(exportHeader, await exported("status=shipped"));
    const more =
      "Discount,Fees,Company,GSTIN,Gift,Gift message,Cancelled by customer,PO Number,Rounding,Billing country,Receiver's phone\r\n";
    expect(csv).toMatch(RegExp(`,Subtotal,Shipping,Total,.*,${more}`));
    expect(csv).toMatch(/,1000,99,979,.*,-150.5,30,,,,,,PO-7,0.5,India,\r\n/);
  });

  test("exports 40 lines of many pieces, and a sum of a hundred crore, exactly", async () => {
    const sum = "999999999.99";
    const facts = { order_id_text: "JC-5000", subtotal: sum, total_amount: sum, shipping_cost: "0" };
    const lines = Array.from({ length: 40 }, (_, at) => ({ quantity: at === 0 ? 100_000 : 25 }));
    const id = await shop.addOrder(lines, facts);
    const [row = []] = await exported("q=JC-5000");
    const items = String(row[exportHeader.indexOf("Items")]).split("; ");
    expect(items).toHaveLength(40);
    expect(new Set(items)).toEqual(new Set(["100000 × Kohbar Tote", "25 × Kohbar Tote"]));
    expect(csvOf(exportHeader, [row])).toContain(",999999999.99,0,999999999.99,");
    await shop.remove("orders", id);
  });

  describe("of many orders", () => {
    beforeAll(async () => {
      // One moment for all: ids decide.
      const created_at = new Date("2026-10-01T00:00:00.123Z");
      const name = "+cmd|' /C calc'!A0";
      for (let n = 0; n < 205; n++)
        await shop.addOrder([], { order_id_text: `JC-9${n}`, created_at, billing_full_name: name });
    });

    test("has pages of a hundred that together show each order once", async () => {
      const find100 = (page: number) => find(`q=calc&show=100&page=${page}`);
      const pages = await Promise.all([1, 2, 3, 4].map(find100));
      const sizes = pages.map(({ page, orders }) => `${page}: ${orders.length}`);
      expect(sizes).toEqual(["1: 100", "2: 100", "3: 5", "3: 5"]);
      expect(pages.every(({ total }) => total === 205)).toBe(true);
      expect(new Set(pages.flatMap((page) => page.orders.map(({ id }) => id))).size).toBe(205);
    });

    test("is exported as a whole, a name like a formula as text", async () => {
      const rows = await exported("q=calc&page=3");
      expect(new Set(rows.map(([number]) => number)).size).toBe(205);
      expect(csvOf(exportHeader, rows)).toContain(",'+cmd|' /C calc'!A0,");
    });

    test("is exported part by part to the last one, each once", async () => {
      const copied = sql.raw(neededColumns.join(", "));
      await shop.ask(sql`
        insert into orders (order_id_text, ${copied}) select 'JC-8' || n, ${copied}
        from orders, generate_series(1, 2000) as n where order_id_text = 'JC-90'`);
      const numbers = (await exported("")).map(([number]) => number);
      expect(new Set(numbers).size).toBe(2000 + 205 + orders.length);
      const oldest = shop.db.selectFrom("orders").select("order_id_text").orderBy("created_at");
      const last = await oldest.orderBy("id", "desc").executeTakeFirstOrThrow();
      expect(numbers.at(-1)).toBe(last.order_id_text);
    });
  });
});

eachShop("an export of some thousand orders of one moment", {}, (shop) => {
  test("has each of them once, in the order of the list", async () => {
    await growPapers(shop.db, invoiceOf([billedLine()]), 2300);
    const { count, parts } = await ordersToExport(shop.db, { filter: "all", text: "" });
    const seen: string[] = [];
    for await (const part of ordersInParts(shop.db, parts)) seen.push(...part.map(({ id }) => id));
    const newest = shop.db.selectFrom("orders").select("id").orderBy("created_at", "desc");
    const rows = await newest.orderBy("id").execute();
    expect(count).toBe(2301);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});

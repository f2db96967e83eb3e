import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "#accounts/permissions/permissions.ts";
import { actFilter, placeIn } from "#admin/activity/act-filter.ts";
import { listActs } from "#admin/activity/act-list.db.server.ts";
import { countTasks } from "#admin/overview/tasks/count-tasks.db.server.ts";
import { tasksOf } from "#admin/overview/tasks/tasks.ts";
import { listAdminComments } from "#blog/admin/comments/comment-list.db.server.ts";
import { commentsList } from "#blog/admin/comments/comment-list.ts";
import { countOnProductTabs, listProductsForAdmin } from "#catalogue/admin/list/product-list.db.server.ts";
import { listedProducts, productList } from "#catalogue/admin/list/product-list.ts";
import { parseFilter } from "#catalogue/list/product-filter.ts";
import { listProducts } from "#catalogue/list/product-search.db.server.ts";
import { findProduct, listByArtisan, listProductNames } from "#catalogue/product.db.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { countEnquiries, countLikelySpam, listEnquiries } from "#enquiries/admin/enquiry-list.db.server.ts";
import { messageRows } from "#enquiries/admin/messages/message.db.server.ts";
import { messages as ofMessages } from "#enquiries/admin/messages/message.ts";
import { quoteRows } from "#enquiries/admin/quotes/quote.db.server.ts";
import { quotes as ofQuotes } from "#enquiries/admin/quotes/quote.ts";
import { makingList } from "#making/admin/making-list.ts";
import { countWork, listWork } from "#making/admin/work-list.db.server.ts";
import { countTabs } from "#order-admin/list/count-tabs.db.server.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { takeUntoldOrders } from "#orders/mails/new-orders.db.server.ts";
import { readLowStock, takeSoldOut } from "#orders/stock/low-stock.db.server.ts";
import { productAddresses } from "#pages/machines/sitemap.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { readHome } from "#storefront/home/home.db.server.ts";
import { readProductPage } from "#storefront/product/product-page.db.server.ts";
import { usualStockMails } from "#values/stock-mails.ts";
import { growAdminLists } from "../../bench/large-shop/grow-admin-lists.ts";
import { growMaking } from "../../bench/large-shop/grow-making.ts";
import { growProducts } from "../../bench/large-shop/grow-products.ts";
import { eachDatabase } from "./each-database.ts";
import { recordedDatabase, tableScans } from "./recorded-database.ts";
import { addRow } from "./test-rows.ts";

const aPhone = "q=%2B91+98000+03217";

type Act = (db: Kysely<Tables>) => Promise<unknown>;

type Search = URLSearchParams;

/** A page's searches, each asked by what the page reads of its address. */
const page =
  (name: string, ask: (db: Kysely<Tables>, search: Search) => Promise<unknown>) =>
  (search: string): [string, Act] => [`${name} ?${search}`, (db) => ask(db, new URLSearchParams(search))];
const shop = page("/shop", (db, search) => listProducts(db, parseFilter(search), new Date()));
const adminPage = page("products", (db, search) =>
  listProductsForAdmin(db, listedProducts(productList.read(search), usualStockMails), new Date()),
);
const orders = page("orders", (db, search) => listOrders(db, listQuery(search)));
const messages = page("messages", (db, search) =>
  listEnquiries(db, messageRows, ofMessages.list.read(search)),
);
const quotes = page("quotes", (db, search) => listEnquiries(db, quoteRows, ofQuotes.list.read(search)));
const comments = page("comments", (db, search) => listAdminComments(db, commentsList.read(search)));
const making = page("making", async (db, search) => {
  const state = { ...makingList.read(search), today: "2026-12-01" };
  await listWork(db, state);
  await countWork(db, state);
});
const activity = page("activity", (db, search) => listActs(db, actFilter(search), placeIn(search)));

const slugOfAProduct = "kohbar";

/** Each list as it is opened, paged, sorted, narrowed and searched. */
const searches: [typeof shop, string[]][] = [
  [shop, ["", "page=200", "sort=price-asc&page=200"]],
  [shop, ["sort=newest", "sort=price-asc", "sort=price-desc", "sort=name-asc", "sort=name-desc"]],
  [shop, ["collection=limited", "category=decor", "technique=other", "price=under-500"]],
  [shop, ["category=decor&technique=other&price=over-1000", "artisan=Sunaina+Devi"]],
  [shop, ["collection=limited&sort=price-desc", "category=other&sort=name-asc"]],
  [shop, ["artisan=Sunaina+Devi&sort=price-asc", "q=kamari&sort=price-asc"]],
  [shop, ["q=GR-0000100", "q=kamari", "q=qqqqqq", "q=kamariq"]],
  [shop, ["q=thaila", "q=झोला", "q=मोर+करीला", "q=thailva"]],
  [adminPage, ["", "page=20"]],
  [adminPage, ["sort=name", "sort=-price&page=20", "sort=stock"]],
  [adminPage, ["q=kamari", "collection=limited", "stock=out"]],
  [adminPage, ["tab=running-out", "tab=out", "tab=hidden", "tab=no-picture&show=100"]],
  [orders, ["", "page=20"]],
  [orders, ["q=JC-1600000000100", "q=asha+gupta"]],
  [orders, ["status=pending", "status=to-pack", "status=due-to-send", "status=delivered"]],
  [orders, ["status=payment-issues", "status=refund-due", "show=100"]],
  [orders, ["status=refunds-going-out", "status=cash-with-couriers", "status=cash-not-noted"]],
  [orders, ["tab=to-confirm", "tab=to-pack", "tab=to-send", "tab=on-the-way", "tab=trouble"]],
  [messages, ["", "page=20", "q=rima", aPhone]],
  [messages, ["tab=to-answer", "tab=answered&show=100", "tab=likely-spam"]],
  [messages, ["status=Spam", "status=Likely+Spam", "status=Pending"]],
  [quotes, ["", "page=20", "q=rima", aPhone]],
  [quotes, ["tab=to-answer", "tab=in-talks", "tab=offered", "tab=accepted", "tab=rest"]],
  [quotes, ["status=Spam", "status=Likely+Spam", "status=New"]],
  [comments, ["tab=approved", "tab=approved&page=20", "tab=pending", "tab=approved&q=rima"]],
  [activity, ["", "after=2021-03-01T00:00:00.000000Z_some"]],
  [activity, ["person=someone", "person=shop", "kind=settings", "from=2021-02-01&until=2021-02-02"]],
  [making, ["tab=to-give", "tab=with-makers", "tab=to-check", "tab=late", "tab=done", "tab=done&page=5"]],
  [activity, ["q=JC-1600000000100", "q=kamari", "q=nothing&kind=orders"]],
];

const reads: [string, Act][] = [
  ["the home page", (db) => readHome(db, new Date())],
  ["a product by its slug", (db) => findProduct(db, slugOfAProduct, new Date())],
  ["a product that is none", (db) => findProduct(db, "nothing-here", new Date())],
  ["a product's page", (db) => readProductPage(db, slugOfAProduct, { moment: new Date() }).then(isThere)],
  ["an artisan's products", (db) => listByArtisan(db, "Sunaina Devi", 12, new Date())],
  ["names that a form proposes", (db) => listProductNames(db)],
  ["the sitemap", async (db) => void (await productAddresses(db, 2000, 100).next())],
  ["what waits for the owner", (db) => countTasks(db, new Date(), tasksOf(everything))],
  ["messages that are likely spam", (db) => countLikelySpam(db, "contact_messages")],
  ["quotes that are likely spam", (db) => countLikelySpam(db, "bulk_quotes")],
  ["what waits on the orders' tabs", countTabs],
  ["what waits on the products' tabs", (db) => countOnProductTabs(db, usualStockMails)],
  ["what waits on the messages' tabs", (db) => countEnquiries(db, messageRows)],
  ["what waits on the quotes' tabs", (db) => countEnquiries(db, quoteRows)],
  ["what is low", (db) => readLowStock(db, 5, new Date())],
  ["what has sold out", (db) => db.transaction().execute((trx) => takeSoldOut(trx, new Date()))],
  [
    "orders that she was not told of",
    (db) => db.transaction().execute((trx) => takeUntoldOrders(trx, new Date())),
  ],
];
const isThere = (found: unknown) => expect(found).toBeDefined();
const lists = [...searches.flatMap(([list, asked]) => asked.map(list)), ...reads];

const size = 4000;
const large = [
  "products",
  "orders",
  "contact_messages",
  "bulk_quotes",
  "blog_comments",
  "audit_log",
  "lots",
  "lot_parts",
];

eachDatabase("in a shop of some thousand rows", (database) => {
  beforeAll(async () => {
    const { db } = database();
    await addRow(db, "blog_posts", { title: "Kohbar", slug: "kohbar" });
    await growProducts(db, size);
    await sql`update products set slug = ${slugOfAProduct} where slug like ${`%-${size}`}`.execute(db);
    await growAdminLists(db, size);
    await growMaking(db, size);
    await sql`
      insert into audit_log (actor_id, action, entity, entity_id, created_at)
      select 'staff-' || n % 5, 'order.packed', 'orders', 'order-' || n, timestamptz '2021-01-01' + n * interval '29 minutes'
      from generate_series(1, ${size}) as n`.execute(db);
    await sql`vacuum (analyze)`.execute(db);
  });

  /**
   * The large tables that an act reads row after row; a scan that a limit ends early reads no more when they
   * grow.
   */
  async function wholeReads(act: Act) {
    const { db, statements } = recordedDatabase(database().db);
    await act(db);
    expect(statements.length).toBeGreaterThan(0);
    const scans = await Promise.all(statements.map((statement) => tableScans(database().db, statement)));
    return scans.flat().filter(({ table, rows }) => large.includes(table) && rows > size * 0.8);
  }

  test.each(lists)("no large table is read as a whole by %s", async (_what, act) =>
    expect(await wholeReads(act)).toEqual([]),
  );

  describe("nor for a few finds that the planner takes for many, as it would among hundreds of thousands", () => {
    beforeAll(() =>
      sql`update pg_class set reltuples = 500000 where relname = any(${large})`.execute(database().db),
    );
    afterAll(() => sql`analyze`.execute(database().db));

    test.each([
      shop("q=GR-0000100"),
      adminPage("q=GR-0000100"),
      adminPage("q=GR-0000100&sort=name"),
      orders("q=JC-1600000000100"),
      orders("q=asha+gupta"),
      messages("q=rima"),
      messages(aPhone),
      quotes("q=rima"),
      quotes(aPhone),
      comments("tab=approved&q=rima"),
    ])("%s", async (_what, act) => expect(await wholeReads(act)).toEqual([]));
  });

  /** What a statement makes of the tables, where a function plans its own statements. */
  const counted = async (what: string, from: string): Promise<number> => {
    await sql`select pg_stat_force_next_flush()`.execute(database().db);
    const { rows } = await sql<{ n: number }>`
      select ${sql.raw(what)}::int as n from ${sql.raw(from)}`.execute(database().db);
    return rows[0]?.n ?? Number.NaN;
  };

  test("a mistyped word is missed and mended by indexes", async () => {
    const reads = () =>
      counted("sum(seq_scan)", "pg_stat_user_tables where relname in ('products', 'catalogue_words')");
    const before = await reads();
    await sql`select corrected_word('lotsu'), corrected_word('qqqqqq')`.execute(database().db);
    expect(await reads()).toBe(before);
  });

  test("the words of a search are looked up by indexes", async () => {
    const { db, statements } = recordedDatabase(database().db);
    await readSearch(db, "मछली kamari thail");
    const scans = await Promise.all(statements.map((statement) => tableScans(database().db, statement)));
    expect(statements).toHaveLength(1);
    expect(scans.flat().filter(({ table, rows }) => table === "catalogue_words" && rows > 100)).toEqual([]);
  });

  test("a word of the catalogue is known without asking the products that hold it", async () => {
    const asked = () => counted("idx_scan", "pg_stat_user_indexes where indexrelname = 'products_search'");
    const before = await asked();
    await sql`select corrected_word('kamari')`.execute(database().db);
    expect(await asked()).toBe(before);
    await sql`select corrected_word('kamarix')`.execute(database().db);
    expect(await asked()).toBe(before + 1);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Shoppers see no hidden product (CATALOGUE-45). Each statement that reads products for them says so by
// isShown; whatever reads them for somebody else is listed here, with how often and why.

const forOthers: Readonly<Record<string, readonly [reads: number, why: string]>> = {
  "admin/activity/record-names.db.server.ts": [2, "what the staff did to hidden ones, too"],
  "admin/overview/overview.db.server.ts": [1, "the owner counts them all"],
  "artisans/admin/artisan-list.db.server.ts": [1, "the owner's list of artisans"],
  "cart/prices/price-cart.db.server.ts": [1, "asks whether any is hidden"],
  "product-import/pictures/import-pictures.db.server.ts": [2, "pictures of hidden ones, too"],
  "catalogue/admin/product-writes.db.server.ts": [2, "the owner writes and prices them"],
  "catalogue/admin/labels/read-label.db.server.ts": [1, "the owner labels hidden ones, too"],
  "product-import/known-rows.db.server.ts": [5, "the owner writes them"],
  "catalogue/admin/list/bulk-changes.db.server.ts": [3, "the owner marks them"],
  "catalogue/admin/options/write-choices.db.server.ts": [1, "an SKU is one product's"],
  "catalogue/admin/list/product-list.db.server.ts": [6, "the owner's list"],
  "catalogue/options/lines-in-language.db.server.ts": [1, "what was bought has a name, hidden or not"],
  "catalogue/rename-maker.db.server.ts": [2, "the owner renames an artisan"],
  "catalogue/search/forget-words.db.server.ts": [2, "the words of hidden ones are kept, and known to nobody"],
  "catalogue/for-sale.db.server.ts": [2, "placing an order refuses hidden ones itself"],
  "catalogue/stock.db.server.ts": [4, "what is sold is taken, hidden since or not; what is low, is shown"],
  "catalogue/turn-prices.db.server.ts": [2, "prices turn, whoever sees them"],
  "certificates/issuing/certificate-series.db.server.ts": [2, "the numbers of hidden ones are raised, too"],
  "certificates/issuing/issue-certificates.db.server.ts": [2, "what was bought is certified"],
  "discounts/admin/discount-list.db.server.ts": [3, "the owner's list of discounts"],
  "newsletters/admin/newsletter-list.db.server.ts": [1, "the owner's own form names them"],
  "enquiries/alerts/back-in-stock.db.server.ts": [1, "both of its reads go by one condition"],
  "catalogue/steps/made-by-group.db.server.ts": [1, "the owner has hidden ones made, too"],
  "catalogue/made-again.db.server.ts": [1, "its callers have cards of what is shown"],
  "platform/settings/settings.db.server.ts": [3, "it leaves hidden ones out by itself"],
  "promise/making-groups.db.server.ts": [1, "the owner counts them all"],
  "promise/follow-days.db.server.ts": [1, "what is made has its week, hidden or not"],
  "promise/plan-lines.db.server.ts": [1, "its callers read products by themselves"],
  "promise/rooms.db.server.ts": [1, "what is made takes its room, hidden or not"],
  "making/lot-goods.db.server.ts": [1, "the owner has hidden ones made, too"],
  "making/new-lot/goods-to-make.db.server.ts": [3, "the owner has hidden ones made, too"],
  "makers-pay/consignment/sold-lines.db.server.ts": [1, "a maker is owed for hidden ones, too"],
  "offers/writing/line-products.db.server.ts": [4, "the owner offers hidden ones, too"],
  "reviews/erase-reviews.db.server.ts": [1, "a person is erased from reviews of hidden ones, too"],
  "orders/cash/pay-instead.db.server.ts": [1, "what an order was placed with is priced by what it is of"],
  "admin/first-steps/first-steps.db.server.ts": [1, "it leaves hidden ones out by itself"],
  "orders/stock/idle-holds.db.server.ts": [1, "what is held is held, hidden or not"],
  "orders/stock/buyers-hold.db.server.ts": [1, "what was ordered can be paid, hidden since or not"],
  "checkout/placing/shut-out.db.server.ts": [1, "the owner hears of hidden ones, too"],
  "orders/shipments/default-parcel.db.server.ts": [1, "what was bought weighs what it weighs"],
  "who-gets/gets-row.db.server.ts": [1, "the owner reads it of hidden ones, too"],
  "pictures/text-pictures.db.server.ts": [1, "pictures in what is said of hidden ones stay, too"],
  "pictures/foreign/foreign-pictures.db.server.ts": [1, "pictures of hidden ones are fetched, too"],
  "pictures/foreign/foreign-progress.db.server.ts": [1, "the owner sees which pictures are missing"],
  "privacy/personal-data.db.server.ts": [2, "what a person put aside or shows is told in full"],
  "privacy/sent-in.db.server.ts": [1, "what a person waits for is told in full"],
  "returns/admin/managed-lines.db.server.ts": [1, "the owner sends one of them instead"],
  "reviews/admin/review-to-judge.db.server.ts": [3, "the owner judges reviews of hidden ones, too"],
  "reviews/admin/review-list.db.server.ts": [1, "the owner judges reviews of hidden ones, too"],
  "reviews/writing/order-reviews.db.server.ts": [1, "what was bought is locked while it is reviewed"],
  "stall/books/listed-goods.db.server.ts": [1, "a stall sells what it took along, hidden or not"],
  "translations/text-sources.db.server.ts": [1, "the owner translates hidden ones, too"],
  "server/demo-shop.db.server.ts": [1, "is there anything at all?"],
};

const reading = /\b(?:from|join) products\b|(?:selectFrom|Join)\("products\b/g;

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.ts$/.test(path) && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(`app/${path}`, "utf8") }));

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test("every statement that reads products for shoppers leaves hidden ones out", () => {
  const open = files.flatMap(({ path, text }) => {
    const others = forOthers[path]?.[0] ?? 0;
    const left = count(text, reading) - count(text, /\bisShown\(/g);
    return left === others ? [] : [`${path}: ${left} of its reads say nothing, ${others} may`];
  });
  expect(open).toEqual([]);
});

test("the counts of shelves that shoppers see are of what is shown", () => {
  const counting = files.filter(({ text }) => /\b(?:sum\(products\)|products > 0)/.test(text));
  expect(counting.map(({ path }) => path)).toEqual([]);
});

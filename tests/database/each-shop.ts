import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Actor } from "#accounts/actor.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { everything, type Permission } from "#accounts/permissions/permissions.ts";
import { makersPay } from "#makers-pay/note-entry.server.ts";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import { type Config, parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Erasers } from "#platform/erasers.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { PageCache } from "#platform/web/cache/page-cache.server.ts";
import { type DatabaseKind, eachDatabase } from "./each-database.ts";
import { emptyAgain, type MigratedRows, migratedRows } from "./empty-again.ts";
import { addOrder, type OrderItems, type OrderRow } from "./order-row.ts";
import { addProducts, addVariants, type OptionsGiven, type VariantGiven } from "./product-row.ts";
import { addCustomer } from "./profile-row.ts";
import { addPromotion } from "./promotion-row.ts";
import { addReview } from "./review-row.ts";
import { type RowGiven, TestRows } from "./test-rows.ts";

/** Does it so often at once, and waits until all are done. */
export const manyAtOnce = <Act>(count: number, act: (at: number) => Act): Promise<Awaited<Act>[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

const login = { email: "owner@example.com", phone: null, role: "admin", sessionId: "s" } as const;
const owner = { id: "owner", fullName: "Owner", ...login };

/** An owner, who may do everything; say only what the test is about. */
export const shopOwner = (given: Partial<Actor> = {}): Holder<Permission> => ({
  ...owner,
  ...given,
  permissions: everything,
});

export interface Given<S extends TestShop = TestShop> {
  /** Its clock at the begin of each test. */
  at?: string | Date;
  /** As the environment gives them. */
  settings?: Record<string, string>;
  /** What each test begins with, after the shop was emptied. */
  begin?: (shop: S) => Promise<unknown>;
  /**
   * Both databases, if nothing else is said. "embedded" is for acts that come one after the other and are of
   * plain SQL: a query beside its own transaction never ends there. What races, locks, listens, searches,
   * sorts by a language, reads JSON or reckons with days runs on both, and so does what no other test asks of
   * the oldest server.
   */
  on?: DatabaseKind;
  /** Tests go on with what those before have left. */
  isKept?: boolean;
}

type ShopGiven = Pick<Given, "at" | "settings">;

/** What acts want of a shop, on a database of a test's own; and what tests read of its tables. */
export class TestShop extends TestRows {
  readonly secret: string = "a secret of this test, long enough";
  readonly log = openLog("silent");
  /** Who acts, where it matters little who. */
  readonly owner = shopOwner();
  /** Nobody is told what is over. */
  readonly erasers: Erasers = { person: [], orders: [], quote: [], old: [] };
  readonly making = ordersMaking(() => this.config);
  readonly makersPay = makersPay;
  config: Config;
  clock: Date;
  /** How often mails were asked to be sent. */
  kicks = 0;
  /** How often its pages were compared with what they show. */
  looks = 0;
  readonly pages = new PageCache({
    maxBytes: 1,
    keyOf: () => undefined,
    contentVersion: async () => ++this.looks,
    now: () => 0,
  });
  // Each shop's own, as `db` is.
  declare readonly database: OpenDatabase;
  /** Empty at the begin of each test, in a folder of its block. */
  declare files: FileStore;

  constructor(database: () => OpenDatabase, { at = "2026-11-21T10:00:00Z", settings = {} }: ShopGiven) {
    super(() => database().db);
    let store: FileStore | undefined;
    const files = () => {
      if (!store) throw new Error("The files are open only while tests and hooks run.");
      return store;
    };
    const keep = (opened: FileStore) => {
      store = opened;
    };
    Object.defineProperties(this, {
      database: { get: database, enumerable: true },
      files: { get: files, set: keep, enumerable: true },
    });
    this.config = parseConfig(settings);
    this.clock = new Date(at);
  }

  readonly now = (): Date => this.clock;
  readonly sendMailSoon = (): void => {
    this.kicks += 1;
  };
  readonly runJobSoon = (): void => undefined;
  readonly addProducts = (products: Parameters<typeof addProducts>[1]) => addProducts(this.db, products);
  /** Gives a product options, and the variants that are sold. */
  readonly addVariants = (product: string, options: OptionsGiven, variants: readonly VariantGiven[]) =>
    addVariants(this.db, product, options, variants);
  readonly addOrder = (items?: OrderItems, order?: OrderRow) => addOrder(this.db, items, order);
  readonly addCustomer = (given?: Parameters<typeof addCustomer>[1]) => addCustomer(this.db, given);
  readonly addPromotion = (given?: RowGiven<"promotions">) => addPromotion(this.db, given);
  readonly addReview = (product: string, given?: RowGiven<"reviews">) => addReview(this.db, product, given);
  readonly inTransaction = <T>(act: (trx: Transaction<Tables>) => Promise<T>) => inTransaction(this.db, act);
  /** Lets time go by. */
  readonly pass = ({ days = 0, hours = 0, minutes = 0 }): void => {
    this.clock = new Date(this.clock.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
  };
}

/** The shop, some of whose settings its owner has made otherwise. */
export const shopWith = <S extends TestShop>(shop: S, change: Partial<Config["shop"]>) => ({
  ...shop,
  config: { ...shop.config, shop: { ...shop.config.shop, ...change } },
});

/** They count on as ids do: what is kept by the content's version must never meet an old one again. */
const countedOn = ["content_version", "kysely_migration", "kysely_migration_lock"];

/**
 * Runs a block of tests on both databases, with a shop on each. Before each test its tables are as migrations
 * leave them, it has no files, its clock stands where it began, and `begin` has written what the tests are
 * about.
 */
export function eachShop(
  name: string,
  given: Given,
  tests: (shop: TestShop, kind: DatabaseKind) => void,
): void {
  eachOwnShop(TestShop, name, given, tests);
}

/** The same with a shop that can do more. */
export function eachOwnShop<S extends TestShop>(
  Shop: new (database: () => OpenDatabase, given: ShopGiven) => S,
  name: string,
  given: Given<S>,
  tests: (shop: S, kind: DatabaseKind) => void,
): void {
  eachDatabase(
    name,
    (database, kind) => {
      const shop = new Shop(database, given);
      const { config, clock } = shop;
      let folder: string;
      let migrated: MigratedRows;
      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), "jhola-files-"));
        shop.files = await openLocalFileStore(folder);
        if (given.isKept) await given.begin?.(shop);
        else migrated = await migratedRows(shop.db, countedOn);
      });
      afterAll(() => rmSync(folder, { recursive: true }));
      beforeEach(async () => {
        if (given.isKept) return;
        Object.assign(shop, { config, clock, kicks: 0, looks: 0 });
        for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
        await emptyAgain(shop.db, migrated);
        await given.begin?.(shop);
      });
      tests(shop, kind);
    },
    given.on,
  );
}

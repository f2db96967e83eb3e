import { type Selectable, sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import { ask, type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { type CodeRefusal, refusalOfCode } from "./codes/code-refusal.ts";
import { codeKey } from "./codes/typed-code.ts";
import type { Promotion } from "./promotion.ts";
import { codeFactsOf, type PromotionRow, promotionOf } from "./promotion-rows.server.ts";

/** What a code was found to be. */
export type FoundCode =
  | { ok: true; promotion: Promotion; limits: Limits }
  | { ok: false; refusal: CodeRefusal };

/** How often one person may use a code. */
export interface Limits {
  mostPerPerson: number | null;
  firstOrder: boolean;
}

export interface FoundPromotions {
  automatic: Promotion[];
  /** Undefined where no code was given. */
  code: FoundCode | undefined;
}

/** The buyer's orders: an account's, or those that a browser has placed. */
export interface OwnOrders {
  userId: string | null;
  numbers: readonly string[];
}

interface Asked {
  code?: string | undefined;
  now: Date;
  /** What unpaid card orders of theirs hold is still there for them: a changed purchase takes their place. */
  own?: OwnOrders | undefined;
  /**
   * Whether an order is placed with them: a change of a promotion waits until its transaction is over. None
   * of these wait for each other.
   */
  isPlacing?: boolean;
}

/** The promotions that apply now: the automatic ones, the oldest first, and what the code is. */
export const findPromotions = (db: Db, asked: Asked): Promise<FoundPromotions> =>
  ask(db, findingPromotions(db, asked));

/** The same as a question, to be sent together with others. */
export function findingPromotions(
  db: Db,
  { code = "", now, own, isPlacing = false }: Asked,
): DatabaseQuestion<FoundPromotions> {
  const key = codeKey(code);
  const statement = sql<FoundRow>`
    select promotions.*, case when scope = 'products' then (
        select array_agg(${nameNow()} order by products.name) from products where products.id = any (scope_words) and ${isShown()}
      ) end as product_names, ${own ? ownHeld(own) : sql`0`} as own_held
    from promotions where (active and code is null) or lower(code) = ${key}
    order by id ${isPlacing ? sql`for key share of promotions` : sql``}`.compile(db);
  return question(statement, (rows) => promotionsIn(rows, key, now));
}

function promotionsIn(rows: readonly FoundRow[], key: string, now: Date): FoundPromotions {
  const found = rows.map(({ product_names, own_held, ...row }) => ({
    row: { ...row, used: Math.max(0, row.used - own_held) },
    names: product_names ?? [],
  }));
  const automatic = found.filter(({ row }) => row.code === null && isOpen(row, now));
  return {
    automatic: automatic.map(({ row, names }) => promotionOf(row, names)),
    code:
      key === ""
        ? undefined
        : foundCode(
            found.find(({ row }) => row.code !== null),
            now,
          ),
  };
}

/**
 * A product's name in the language of the moment, for the sentence to a shopper who buys too little of it.
 */
const nameNow = () =>
  languageOfAddress() === "en"
    ? sql`products.name`
    : sql`coalesce((select text from translations where kind = 'product' and record_id = products.id
        and field = 'name' and language = ${languageOfAddress()}), products.name)`;

interface FoundRow extends Selectable<Tables["promotions"]> {
  product_names: string[] | null;
  own_held: number;
}

/** How many uses of a promotion somebody's own unpaid orders hold. */
const ownHeld = ({ userId, numbers }: OwnOrders) => sql`(
    select count(*)::int from promotion_uses join orders on orders.id = order_id
    where promotion_id = promotions.id and promotion_uses.state = 'held'
      and (user_id = ${userId} or order_id_text = any (${[...numbers]}::text[]))
      and payment_state in ('awaiting', 'failed') and fulfilment_state = 'pending'
  )`;

const isOpen = (row: PromotionRow, now: Date): boolean => refusalOfCode(codeFactsOf(row), now) === undefined;

function foundCode(found: { row: PromotionRow; names: string[] } | undefined, now: Date): FoundCode {
  const refusal = refusalOfCode(found && codeFactsOf(found.row), now);
  if (refusal || !found) return { ok: false, refusal: refusal ?? { kind: "unknown" } };
  const { row, names } = found;
  const limits = { mostPerPerson: row.most_per_person, firstOrder: row.first_order };
  return { ok: true, promotion: promotionOf(row, names), limits };
}

import { randomBytes } from "node:crypto";
import { type Actor, teamNameOf } from "#accounts/actor.ts";
import { choiceRowsOf, noRows } from "#catalogue/admin/options/choices.db.server.ts";
import type { ChoicesPlan } from "#catalogue/admin/options/choices-plan.ts";
import { personalChange } from "#catalogue/admin/options/personal-in-words.server.ts";
import { writeChoices } from "#catalogue/admin/options/write-choices.db.server.ts";
import type { ProductServices } from "#catalogue/admin/product-columns.server.ts";
import { freeVariantPictures, profilesOf, raiseVersions } from "#catalogue/admin/product-writes.db.server.ts";
import { stepsChange } from "#catalogue/admin/steps/typed-steps.ts";
import { type GroupNames, withGroupName } from "#catalogue/steps/group-names.ts";
import { turnPrices } from "#catalogue/turn-prices.db.server.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { makingGroupNames } from "#promise/making-groups.db.server.ts";
import { inParts } from "#values/in-parts.ts";
import type { TellProgress } from "#values/progress.ts";
import { liesWith } from "#values/upload.ts";
import { keepForeign } from "./foreign/foreign-records.db.server.ts";
import { type ChosenCategories, type ForeignPlan, planForeign } from "./foreign/plan-foreign.server.ts";
import { readShopify } from "./foreign/shopify.server.ts";
import { readWoo } from "./foreign/woo.server.ts";
import type { PlannedColumns, PlannedRow } from "./import-line.server.ts";
import { type ImportPlan, planImport } from "./import-plan.server.ts";
import { readTable } from "./import-table.server.ts";
import { lockInOrder } from "./known-rows.db.server.ts";
import { writeProducts } from "./write-products.server.ts";

type Writer = Pick<Actor, "id" | "fullName">;

export type ImportOutcome =
  | { kind: "unreadable"; problem: string }
  | { kind: "planned"; plan: ImportPlan; unknown: string[]; isChanged: boolean; foreign?: ForeignPlan }
  /** With how many pictures there are to fetch, of another shop's file. */
  | { kind: "applied"; added: number; changed: number; pictures?: number };

/** What a file would do to the shop; nothing is written. */
export async function checkImport(
  shop: ProductServices,
  actor: Writer,
  bytes: Uint8Array,
  categories: ChosenCategories = new Map(),
): Promise<ImportOutcome> {
  const table = await readTable(bytes);
  if ("problem" in table) return { kind: "unreadable", problem: table.problem };
  const circumstances = {
    now: shop.now(),
    random: () => randomBytes(10),
    maker: actor.fullName.trim() || teamNameOf(shop.config.shop.name),
  };
  if ("foreign" in table) {
    const read = await (table.foreign === "shopify" ? readShopify(table.lines) : readWoo(table.lines));
    const { plan, foreign } = await planForeign(shop.db, read, { ...circumstances, categories });
    return { kind: "planned", plan, unknown: [], isChanged: false, foreign };
  }
  const plan = await planImport(shop.db, table, circumstances);
  return { kind: "planned", plan, unknown: table.unknown, isChanged: false };
}

/**
 * Imports a file in one transaction, if it still does what its check had shown (`fingerprint`) and no line is
 * refused; otherwise nothing is written and the answer is what it would do now.
 */
export async function applyImport(
  shop: ProductServices,
  actor: Writer,
  bytes: Uint8Array,
  { fingerprint, categories }: { fingerprint: string; categories?: ChosenCategories },
  tell: TellProgress = () => {},
): Promise<ImportOutcome> {
  const checked = await checkImport(shop, actor, bytes, categories);
  if (checked.kind !== "planned") return checked;
  const { plan, foreign } = checked;
  const isRefused = plan.rows.some(({ act }) => act === "refuse");
  if (isRefused || plan.fingerprint !== fingerprint) {
    return { ...checked, isChanged: plan.fingerprint !== fingerprint };
  }
  const isDone = await write(shop, actor, { ...plan, foreign }, tell);
  if (!isDone) return { ...(await checkImport(shop, actor, bytes, categories)), ...changedMeanwhile };
  await sweepSoon(shop);
  await turnPrices(shop.db, shop.now());
  return { kind: "applied", ...productCounts(plan), ...(foreign && { pictures: foreign.pictures.length }) };
}

const changedMeanwhile = { isChanged: true };

/** How many products are added and changed; one is changed once, however many of its variants are. */
function productCounts({ rows, choices }: ImportPlan): { added: number; changed: number } {
  const own = rows.filter(({ isVariant }) => !isVariant);
  const idsOf = (act: PlannedRow["act"]) => own.filter((row) => row.act === act).map(({ id }) => id);
  const added = new Set(idsOf("add"));
  const changed = new Set([...idsOf("change"), ...choices.map(({ id }) => id)]);
  return { added: added.size, changed: [...changed].filter((id) => !added.has(id)).length };
}

/** Somebody wrote to one of the products between the plan and the transaction. */
class Overtaken extends Error {}

async function write(
  { db }: ProductServices,
  actor: Writer,
  { rows, choices, foreign }: ImportPlan & { foreign: ForeignPlan | undefined },
  tell: TellProgress,
): Promise<boolean> {
  const work = rows.filter(({ act, isVariant }) => !isVariant && (act === "add" || act === "change"));
  const withVariants = new Set(choices.map(({ id }) => id));
  const changed = new Set(work.map(({ id }) => id));
  const touched = rows.filter(({ id, act }) => changed.has(id) || (withVariants.has(id) && act !== "refuse"));
  try {
    await inTransaction(db, async (trx) => {
      await lockAsPlanned(trx, touched);
      await expectChoices(trx, choices);
      const makers = await profilesOf(
        trx,
        work.flatMap(({ columns }) => columns?.artisan ?? []),
      );
      const audit = auditOf(actor, await makingGroupNames(trx));
      let done = 0;
      for (const some of inParts(work, 100)) {
        tell(done, work.length);
        await writeProducts(trx, some, makers);
        await doomPictures(trx, some.flatMap(givenUp));
        await writeAudits(trx, some.map(audit));
        done += some.length;
      }
      await writeVariants(trx, actor, choices, work);
      if (foreign) await keepForeign(trx, actor, foreign);
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken || violatedConstraint(error)) return false;
    throw error;
  }
}

/**
 * The products as they were planned from, locked in id order. Orders change the stock without a new version.
 */
async function lockAsPlanned(trx: Trx, work: PlannedRow[]): Promise<void> {
  const known = new Map(work.flatMap(({ before }) => (before ? [[before.id, before] as const] : [])));
  if (known.size === 0) return;
  const rows = await lockInOrder(trx, [...known.keys()]);
  const isSame = rows.every((row) => {
    const before = known.get(row.id);
    return (
      before?.version === row.version &&
      before.stock_count === row.stock_count &&
      before.in_stock === row.in_stock
    );
  });
  if (!isSame || rows.length !== known.size) throw new Overtaken();
}

/** Orders take from variants, and change nothing else of them: theirs are as they were planned from. */
async function expectChoices(trx: Trx, choices: readonly ChoicesPlan[]): Promise<void> {
  const now = await choiceRowsOf(
    trx,
    choices.map(({ id }) => id),
  );
  const isSame = choices.every(
    ({ id, before }) => JSON.stringify(now.get(id) ?? noRows) === JSON.stringify(before),
  );
  if (!isSame) throw new Overtaken();
}

/** The options and variants of products whose rows are locked or new, each with its audit row. */
async function writeVariants(
  trx: Trx,
  actor: Writer,
  choices: readonly ChoicesPlan[],
  work: readonly PlannedRow[],
): Promise<void> {
  await freePictures(trx, work);
  for (const plan of choices) await writeChoices(trx, plan);
  const raised = choices.map(({ id }) => id);
  if (raised.length === 0) return;
  await raiseVersions(trx, raised);
  const entries = choices.map(({ id, detail }) => ({
    actorId: actor.id,
    action: "product.updated" as const,
    entity: "products" as const,
    entityId: id,
    detail: { import: true, ...detail },
  }));
  await writeAudits(trx, entries);
}

/** A picture that its product gave up is no variant's any more. */
async function freePictures(trx: Trx, work: readonly PlannedRow[]): Promise<void> {
  const ids = work.flatMap(({ id, before }) => (before && before.variants > 0 ? [id] : []));
  if (ids.length > 0) await freeVariantPictures(trx, ids);
}

function givenUp({ id, before, columns }: PlannedRow): string[] {
  if (!before || !columns) return [];
  const kept = new Set([...columns.images, columns.og_image_url]);
  return [...before.images, before.og_image_url ?? ""].filter(
    (url) => !kept.has(url) && liesWith(url, ["product_images", "product_og_images"], id),
  );
}

const auditOf = (actor: Writer, groups: GroupNames) => (row: PlannedRow) => ({
  actorId: actor.id,
  action: row.before ? ("product.updated" as const) : ("product.created" as const),
  entity: "products" as const,
  entityId: row.id,
  detail: {
    import: true,
    ...(row.before && row.columns ? changesIn(row.before, row.columns, groups) : { name: row.name }),
  },
});

const changesIn = (
  before: NonNullable<PlannedRow["before"]>,
  { personal, steps, ...columns }: PlannedColumns,
  groups: GroupNames,
) => ({
  ...changesOf(withGroupName(before, groups), withGroupName(columns, groups)),
  ...personalChange(before.personal, personal),
  ...stepsChange(before.steps, steps),
});

import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "#accounts/actor.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import type { ContentServices, Services } from "#platform/services.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { lockTextRecord, readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { type ChangeLine, changeLines } from "./change-lines.ts";
import { readTranslationsFile } from "./read-translations-file.server.ts";
import { auditOfTexts } from "./save-translation.server.ts";
import { kindsFor, type TranslationKind } from "./translations.ts";
import {
  type FileLine,
  type FilePlan,
  type KnownText,
  type PlannedText,
  startPlan,
} from "./translations-file.ts";

export interface ImportChecked {
  kind: "checked";
  added: number;
  changed: number;
  /** Old ones that the file marks as right for the English of now. */
  right: number;
  same: number;
  /** How many of these stay old. */
  old: number;
  /** The first texts that are written, and how many there are in all. */
  changes: ChangeLine[];
  changesCount: number;
  /** The first lines that are left out, and how many there are in all. */
  refused: { line: number; text: string }[];
  refusedCount: number;
  /** Stands for the file and what it changes, so that the import is the one that was checked. */
  fingerprint: string;
  isChanged: boolean;
}

export type TranslationsImport =
  | { kind: "unreadable"; problem: string }
  | ImportChecked
  | { kind: "applied"; saved: number };

const mostNamed = 20;
/** So many lines are judged in some milliseconds. */
const atOnce = 100;

/**
 * Checks a translator's file, or imports it in one transaction where it still does what its check had shown
 * (HINDI-44).
 */
export async function importTranslations(
  shop: ContentServices & Pick<Services, "config" | "now">,
  actor: Pick<Actor, "id" | "permissions">,
  { bytes, fingerprint }: { bytes: Uint8Array; fingerprint?: string | undefined },
): Promise<TranslationsImport> {
  const lines = await readTranslationsFile(bytes);
  if ("problem" in lines) return { kind: "unreadable", problem: lines.problem };
  const asked = { lines, kinds: kindsFor(actor.permissions) };
  // Outside the transaction, which would block the embedded database for everybody else meanwhile.
  const plan = await planOf(shop, asked);
  if (printOf(bytes, plan) !== fingerprint) return checkedOf(plan, bytes, fingerprint !== undefined);
  const isApplied = await inTransaction(shop.db, async (trx) => {
    await lockAll(trx, plan);
    // Somebody else may have saved while the file was judged, or while the records were waited for.
    const texts = await textsOf({ ...shop, db: trx }, asked);
    if (!isDeepStrictEqual(texts, plan.texts)) return false;
    await writeTexts(
      trx,
      plan.planned.map(({ text, said }) => ({ ...text, text: said })),
      shop.now(),
    );
    await writeAudits(
      trx,
      auditsOf(plan).map((audit) => ({ actorId: actor.id, ...audit })),
    );
    return true;
  });
  if (!isApplied) return checkedOf(await planOf(shop, asked), bytes, true);
  if (plan.planned.length > 0) await shop.pages.settle();
  return { kind: "applied", saved: plan.planned.length };
}

interface Asked {
  lines: readonly FileLine[];
  /** The kinds that its importer may change. */
  kinds: readonly TranslationKind[];
}

interface JudgedFile extends FilePlan {
  /** The texts that it was judged by. */
  texts: KnownText[];
}

/** The texts of the records that the file names, as they are now. */
async function textsOf(
  { db, config }: Pick<Services, "db" | "config">,
  { lines, kinds }: Asked,
): Promise<KnownText[]> {
  const texts = [];
  for (const kind of kinds) {
    const ids = new Set(lines.flatMap((line) => (line.kind === kind ? [line.record] : [])));
    const found = ids.size > 0 ? await readEditedTexts(db, textsAsked(kind, config), { ids: [...ids] }) : [];
    texts.push(...found.map((text) => ({ ...text, kind })));
  }
  return texts;
}

async function planOf(shop: Pick<Services, "db" | "config">, asked: Asked): Promise<JudgedFile> {
  const texts = await textsOf(shop, asked);
  const { plan, take } = startPlan(texts, asked.kinds);
  await mapGivingWay(asked.lines, atOnce, take);
  return { ...plan, texts };
}

/** Holds the records that are changed, in one order for all who import. */
async function lockAll(trx: Db, { planned }: FilePlan): Promise<void> {
  const records = new Map(planned.map(({ text }) => [`${text.kind} ${text.id}`, text]));
  for (const [, { kind, id }] of [...records].sort(([one], [other]) => (one < other ? -1 : 1)))
    await lockTextRecord(trx, kind, id);
}

function checkedOf(plan: FilePlan, bytes: Uint8Array, isChanged: boolean): ImportChecked {
  const { planned, same, old, refused } = plan;
  const count = (kind: PlannedText["change"]) => planned.filter(({ change }) => change === kind).length;
  return {
    kind: "checked",
    added: count("new"),
    changed: count("changed"),
    right: count("right"),
    same,
    old,
    changes: changeLines(planned),
    changesCount: planned.length,
    fingerprint: printOf(bytes, plan),
    isChanged,
    refused: refused.slice(0, mostNamed),
    refusedCount: refused.length,
  };
}

/** One line in the activity for each record. */
const auditsOf = ({ planned }: FilePlan) =>
  [...Map.groupBy(planned, ({ text }) => `${text.kind} ${text.id}`).values()].flatMap((texts) => {
    const [first] = texts;
    return first
      ? [
          auditOfTexts(
            first.text.kind,
            first.text.id,
            texts.map(({ text }) => text.field),
          ),
        ]
      : [];
  });

const printOf = (bytes: Uint8Array, { planned, same }: FilePlan): string =>
  createHash("sha256")
    .update(bytes)
    .update(
      JSON.stringify([
        same,
        planned.map(({ text, said }) => [text.kind, text.id, text.field, text.hash, text.hindi, said]),
      ]),
    )
    .digest("hex");

import { sql } from "kysely";
import { sayingStepsToReader } from "#catalogue/steps/said-steps.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { SaidEntry } from "./entry-words.ts";

interface Work {
  partId: string;
  lot: string;
  step: string;
}

/** The part whose pieces were found good. */
const partOf = ({ kind, source }: SaidEntry): string | undefined =>
  kind === "piece" ? /^check:([^:]+):/.exec(source)?.[1] : undefined;

/**
 * Entries as whoever reads calls the step that was worked on. Their note, which stays as it was written, has
 * the step in the language that the maker had then (OWED-26).
 */
export async function sayingWork<Entry extends SaidEntry>(
  db: Db,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const works = await worksOf(
    db,
    entries.flatMap((entry) => partOf(entry) ?? []),
  );
  const say = await sayingStepsToReader(
    db,
    works.map(({ step }) => step),
  );
  const notes = new Map(works.map(({ partId, lot, step }) => [partId, `${lot} · ${say(step)}`]));
  return entries.map((entry) => ({ ...entry, note: notes.get(partOf(entry) ?? "") ?? entry.note }));
}

async function worksOf(db: Db, partIds: readonly string[]): Promise<Work[]> {
  if (partIds.length === 0) return [];
  const { rows } = await sql<Work>`
    select part.id as "partId", lots.number as lot, lots.steps -> (part.step - 1) ->> 'name' as step
    from lot_parts part join lots on lots.id = part.lot_id
    where part.id = any(${[...new Set(partIds)]}::text[])
      and lots.steps -> (part.step - 1) ->> 'name' is not null`.execute(db);
  return rows;
}

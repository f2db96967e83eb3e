import { sql } from "kysely";
import { sayingStepsToReader, stepsAsWritten } from "#catalogue/steps/said-steps.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { SaidEntry } from "./entry-words.ts";

/** What was worked on, 'W-26-27-0001' and 'Sewing', the latter as the owner calls it. */
interface Work {
  of: string;
  step: string;
}

/**
 * Entries as whoever reads calls the step that was worked on. Their note, which stays as it was written, has
 * the step in the language that the maker had then (OWED-26).
 */
export async function sayingWork<Entry extends SaidEntry>(
  db: Db,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const works = await worksOf(db, entries);
  const say = await sayingStepsToReader(
    db,
    [...works.values()].map(({ step }) => step),
  );
  return entries.map((entry) => {
    const work = works.get(entry.source);
    return work ? { ...entry, note: `${work.of} · ${say(work.step)}` } : entry;
  });
}

/** By the entries' sources: of the part whose pieces were found good, else as the note says it. */
async function worksOf(db: Db, entries: readonly SaidEntry[]): Promise<Map<string, Work>> {
  const noted = entries.flatMap(({ kind, source, note }) => {
    const [, of, step] = /^(.+) · (.+)$/.exec((kind === "piece" && note) || "") ?? [];
    return of && step ? [{ source, partId: /^check:([^:]+):/.exec(source)?.[1] ?? "", of, step }] : [];
  });
  if (noted.length === 0) return new Map();
  const steps = await stepsOfParts(
    db,
    noted.map(({ partId }) => partId),
  );
  const written = await stepsAsWritten(
    db,
    noted.filter(({ partId }) => !steps.has(partId)).map(({ step }) => step),
  );
  return new Map(
    noted.map(({ source, partId, of, step }) => [source, { of, step: steps.get(partId) ?? written(step) }]),
  );
}

async function stepsOfParts(db: Db, partIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; step: string }>`
    select part.id, lots.steps -> (part.step - 1) ->> 'name' as step
    from lot_parts part join lots on lots.id = part.lot_id
    where part.id = any(${[...new Set(partIds)]}::text[])
      and lots.steps -> (part.step - 1) ->> 'name' is not null`.execute(db);
  return new Map(rows.map(({ id, step }) => [id, step]));
}

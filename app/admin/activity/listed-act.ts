import type { Permission } from "#accounts/permissions/permissions.ts";
import { actSentence } from "#platform/audit/act-sentence.ts";
import { type ActedOn, actedOn } from "#platform/audit/acts.ts";
import type { ActPlace } from "./act-filter.ts";
import { recordKinds } from "./record-kinds.ts";

/** A line of the log as the database has it. */
export interface ActRow extends ActPlace {
  at: Date;
  action: string;
  entity: string;
  entityId: string | null;
  detail: unknown;
  device: string | null;
  actorId: string | null;
  /** Of whoever is on the staff now. */
  name: string | null;
}

/** A record as its sentence names it. */
export interface NamedRecord {
  words: string;
  /** Where it is, and who may go there; none of one that is gone or has no page. */
  link?: { to: string; needs: Permission } | undefined;
}

/** A line of the log as it reads. */
export interface ListedAct {
  id: string;
  at: Date;
  who: string;
  before: string;
  record: NamedRecord | null;
  after: string;
  more: string;
  device: string | null;
}

/** Whose act it was where no account did it. */
const nobody: Readonly<Record<string, string>> = {
  "api_key.read_orders": "Another program",
  "certificate.claimed": "A buyer",
  "profile.made_admin": "A command on the server",
  "profile.made_customer": "A command on the server",
  "profile.second_factor_removed": "A command on the server",
};

const theShop = "The shop";
const formerMember = "Somebody who left";

/** `found` is what the record is called and where; undefined where it is gone. */
export function listedAct(row: ActRow, found: NamedRecord | undefined): ListedAct {
  const { before, after, more } = actSentence(row.action, row.detail);
  return {
    id: row.id,
    at: row.at,
    who: row.actorId === null ? (nobody[row.action] ?? theShop) : row.name || formerMember,
    before: after === null ? before : before.trimEnd(),
    record: after === null ? null : (found ?? goneRecord(row)),
    after: after ?? "",
    more,
    device: row.device,
  };
}

const isActedOn = (table: string): table is ActedOn => actedOn.some((each) => each === table);

/** What is gone is called as the line itself called it, if it did. */
function goneRecord({ entity, detail }: ActRow): NamedRecord {
  if (!isActedOn(entity)) return { words: "a record" };
  const { noun, one } = recordKinds[entity];
  const name = nameIn(detail);
  return { words: name === undefined ? one : `${noun} ${name}` };
}

function nameIn(detail: unknown): string | undefined {
  if (typeof detail !== "object" || detail === null) return undefined;
  const facts: Readonly<Record<string, unknown>> = { ...detail };
  return [facts.name, facts.title, facts.question, facts.code, facts.host].find(
    (name) => typeof name === "string" && name !== "",
  ) as string | undefined;
}

/** The whole sentence, for a file. */
export const sentenceOf = ({ before, record, after }: ListedAct): string =>
  [before, record && `${record.words}${after}`].filter(Boolean).join(" ");

import type { Permission } from "#accounts/permissions/permissions.ts";
import { actSentence, doerIn } from "#platform/audit/act-sentence.ts";
import { type ActedOn, actedOn } from "#platform/audit/acts.ts";
import type { ActPlace } from "./act-filter.ts";
import { actedOnWords, activityText } from "./activity.text.ts";

/** A line of the log as the database has it. */
export interface ActRow extends ActPlace {
  at: Date;
  action: string;
  entity: string;
  entityId: string | null;
  detail: unknown;
  device: string | null;
  actorId: string | null;
  /** Of a member of the staff of now. */
  name: string | null;
}

/** A record as its sentence names it. */
export interface NamedRecord {
  words: string;
  /** Its page and the permission for it; absent where it is gone or has no page. */
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

/** The doers of acts without an account. */
const nobody: Readonly<Record<string, keyof typeof activityText.nobody>> = {
  "api_key.read_orders": "program",
  "certificate.claimed": "buyer",
  "profile.made_admin": "command",
  "profile.made_customer": "command",
  "profile.second_factor_removed": "command",
};

function whoDid({ actorId, action, detail, name }: ActRow): string {
  if (actorId !== null) return name || activityText.nobody.left;
  return doerIn(detail) ?? activityText.nobody[nobody[action] ?? "shop"];
}

/** `found` is what the record is called and where; undefined where it is gone. */
export function listedAct(row: ActRow, found: NamedRecord | undefined): ListedAct {
  const { before, after, more } = actSentence(row.action, row.detail);
  return {
    id: row.id,
    at: row.at,
    who: whoDid(row),
    before: after === null ? before : before.trimEnd(),
    record: after === null ? null : (found ?? goneRecord(row)),
    after: after ?? "",
    more,
    device: row.device,
  };
}

const isActedOn = (table: string): table is ActedOn => actedOn.some((each) => each === table);

/** A deleted record bears the name that the line itself gave it, if any. */
function goneRecord({ entity, detail }: ActRow): NamedRecord {
  if (!isActedOn(entity)) return { words: activityText.gone };
  const { one, named } = actedOnWords[entity];
  const name = nameIn(detail);
  return { words: name === undefined ? one : named(name) };
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

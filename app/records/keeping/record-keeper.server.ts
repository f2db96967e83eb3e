import type { Insertable, Updateable } from "kysely";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { AuditEntry } from "#platform/audit/audit.db.server.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { RecordServices } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { RecordWords } from "../fields/admin-record.ts";
import {
  type ColumnsOf,
  columnsOf,
  type FieldForm,
  type InputOf,
  type NameOf,
  type RecordFields,
  textsOfRow,
} from "../fields/record-field.ts";
import type { Texts } from "../form-draft.ts";
import type { RecordKeeper, RecordOutcome } from "../receive-record.server.ts";
import type { OpenRecord } from "../record-answer.ts";
import {
  addRecord,
  changeRecord,
  lockRecord,
  type RecordAct,
  type RecordRow,
  type RecordTable,
  readRecord,
  removeRecord,
} from "./record-rows.db.server.ts";

/** The parts of a record's definition that its keeper needs. */
interface KeptRecord<Table extends RecordTable, Fields extends RecordFields> {
  table: Table;
  fields: Fields & Fitting<Table, Fields>;
  form: FieldForm<NameOf<Fields>, InputOf<Fields>>;
  words: Pick<RecordWords, "saveFailed" | "deleted" | "deleteFailed" | "gone"> & {
    added(title: string): Notice;
    saved(title: string): Notice;
  };
}

/** A record that is being saved, its row locked. */
export interface Saving<Shop, Table extends RecordTable, Input> {
  shop: Shop;
  /** Undefined of a new one. */
  before: RecordRow<Table> | undefined;
  input: Input;
}

/** Columns that the record's fields do not cover, or errors that only the database shows. */
type Beside<Table extends RecordTable, Field extends string> =
  /** `derived` follows from other tables: it is no change by itself. */
  { columns?: Updateable<Tables[Table]>; derived?: object } | { errors: FieldErrors<Field> };

/** The fields lie in columns of the table, and their stored values fit these. */
type Fitting<Table extends RecordTable, Fields extends RecordFields> =
  ColumnsOf<Fields> extends Partial<Insertable<Tables[Table]>> ? unknown : "fields that do not fit the table";

interface Keeping<Shop, Table extends RecordTable, Fields extends RecordFields> {
  /** The prefix of its acts in the history: `promotion` for 'promotion.created'. */
  act: RecordAct;
  /** The column of its name, and further columns for the history of a new one. */
  title: keyof RecordRow<Table> & string;
  noted?: readonly (keyof RecordRow<Table> & string)[];
  /** Constraints that a save may violate, each with its errors at the fields. */
  unique?(): Readonly<Record<string, FieldErrors<NameOf<Fields>>>>;
  beside?(
    trx: Trx,
    saving: Saving<Shop, Table, InputOf<Fields>>,
  ): Promise<Beside<Table, NameOf<Fields>>> | Beside<Table, NameOf<Fields>>;
  /** Texts of its form that do not come from its own columns. */
  shown?(db: Db, row: RecordRow<Table>): Promise<Partial<Texts<NameOf<Fields>>>>;
  /** Why a record is not deleted, if anything speaks against it. */
  heldBy?(trx: Trx, row: RecordRow<Table>): Promise<string | undefined>;
}

type Whole<Shop, Table extends RecordTable, Fields extends RecordFields> = KeptRecord<Table, Fields> &
  Keeping<Shop, Table, Fields>;

type Plain<Field extends string> = OpenRecord<Field, never>;

/**
 * The keeper of a record whose row follows from its fields. A save and its line of history are one
 * transaction, in which the row is locked; a stale version writes nothing.
 */
export const recordKeeper =
  <P extends Permission, Shop extends RecordServices = RecordServices>() =>
  <const Table extends RecordTable, Fields extends RecordFields>(
    record: KeptRecord<Table, Fields>,
    keeping: Keeping<Shop, Table, Fields>,
  ): RecordKeeper<Shop, NameOf<Fields>, never, Plain<NameOf<Fields>>, InputOf<Fields>, P> => {
    const whole = () => ({ ...record, ...keeping });
    return {
      get empty() {
        return record.form.empty;
      },
      pictures: {},
      entered: (record) => record,
      parse: (form) => record.form.parse(form),
      get words() {
        return record.words;
      },
      async save(shop, actor, entered, input) {
        try {
          return await inTransaction(shop.db, (trx) => save(trx, whole(), { shop, actor, entered, input }));
        } catch (error) {
          const errors = keeping.unique?.()[violatedConstraint(error) ?? ""];
          if (errors) return { kind: "refused", errors };
          throw error;
        }
      },
      async find({ db }, id) {
        const row = await readRecord(db, record.table, id);
        return (
          row && openPlain(row, { ...textsOfRow(record.fields, row), ...(await keeping.shown?.(db, row)) })
        );
      },
      remove: (shop, actor, id) => inTransaction(shop.db, (trx) => remove(trx, whole(), { actor, id })),
    };
  };

const openPlain = <Field extends string>(
  { id, version }: { id: string; version: number },
  texts: Texts<Field>,
): Plain<Field> => ({ id, version, folder: id, texts, pictures: {} });

interface Save<Shop, Fields extends RecordFields> {
  shop: Shop;
  actor: { id: string };
  entered: Plain<NameOf<Fields>>;
  input: InputOf<Fields>;
}

async function save<Shop, Table extends RecordTable, Fields extends RecordFields>(
  trx: Trx,
  keeping: Whole<Shop, Table, Fields>,
  { shop, actor, entered, input }: Save<Shop, Fields>,
): Promise<RecordOutcome<Plain<NameOf<Fields>>>> {
  const { table, act, fields, title, noted = [], words } = keeping;
  const id = entered.id || entered.folder;
  const before = await lockRecord(trx, table, id);
  if (!before && entered.version > 0) return { kind: "gone" };
  if (before && before.version !== entered.version) return { kind: "stale" };
  const beside: Beside<Table, NameOf<Fields>> = (await keeping.beside?.(trx, { shop, before, input })) ?? {};
  if ("errors" in beside) return { kind: "refused", errors: beside.errors };
  const columns = { ...columnsOf(fields, input), ...beside.columns };
  const kept = { table, act, id, actor };
  if (before) await changeRecord(trx, kept, before, columns, beside.derived);
  else await addRecord(trx, kept, columns, factsOf(columns, [title, ...noted]));
  const called = String(Reflect.get(columns, title));
  return { kind: "saved", notice: before ? words.saved(called) : words.added(called) };
}

async function remove<Shop, Table extends RecordTable, Fields extends RecordFields>(
  trx: Trx,
  { table, act, title, words, heldBy }: Whole<Shop, Table, Fields>,
  { actor, id }: { actor: { id: string }; id: string },
): Promise<Notice> {
  const stays = (text: string): Notice => ({ ...words.deleteFailed, text, tone: "destructive" });
  const row = await lockRecord(trx, table, id);
  if (!row) return stays(words.gone);
  const reason = await heldBy?.(trx, row);
  if (reason !== undefined) return stays(reason);
  await removeRecord(trx, { table, act, id, actor }, factsOf(row, [title]));
  return words.deleted;
}

/** Some short facts of a row, for its history. */
function factsOf(row: object, names: readonly string[]): NonNullable<AuditEntry["detail"]> {
  const facts: Record<string, string | number | boolean | null> = {};
  for (const name of names) {
    const fact: unknown = Reflect.get(row, name);
    facts[name] = typeof fact === "number" || typeof fact === "boolean" ? fact : textOr(fact);
  }
  return facts;
}

const textOr = (fact: unknown): string | null => (fact === null || fact === undefined ? null : String(fact));

import { messages, protocol, types } from "@electric-sql/pglite";
import { isOutdatedPlan } from "../database-error.server.ts";
import { inOnePiece } from "../in-one-piece.ts";
import type { SqlResult } from "../sql-source.server.ts";
import type { EmbeddedThread } from "./embedded-thread.server.ts";

/**
 * How values are written for the embedded engine and read from its answers, by PostgreSQL's number of their
 * type.
 */
export interface EmbeddedTypes {
  parsers: Record<number | string, types.Parser>;
  serializers: Record<number | string, types.Serializer>;
}

/** The type of each array's elements. */
export const arraysQuery = `
  select b.oid::int as element, b.typarray::int as "array"
  from pg_catalog.pg_type a join pg_catalog.pg_type b on b.oid = a.typelem
  where a.typcategory = 'A' and b.typarray <> 0`;

export interface ArrayRow {
  element: number;
  array: number;
}

/** PGlite's own, but a date without a time stays text. */
export function plainTypes(): EmbeddedTypes {
  return {
    parsers: { ...types.parsers, [types.DATE]: (text) => text },
    serializers: { ...types.serializers },
  };
}

export function addArrays({ parsers, serializers }: EmbeddedTypes, arrays: readonly ArrayRow[]): void {
  for (const { element, array } of arrays) {
    const [parse = String, serialize] = [parsers[element], serializers[element]];
    parsers[array] = (text) => types.arrayParser(text, parse, array);
    serializers[array] = (items) => types.arraySerializer(items, serialize, array);
  }
}

/** Lists of varying length make many statements of one query; past this number new ones are not stored. */
const mostKept = 500;

const { serialize } = protocol;
type Message = Parameters<Parameters<protocol.Parser["parse"]>[1]>[0];
/** Who hears of notifications. */
type Heard = (channel: string, payload: string) => void;

interface Statement {
  /** Empty for one that is made for a single use. */
  name: string;
  /** The types that its values are written as, and its columns are read as. */
  parameters: number[];
  columns: { name: string; type: number }[];
}

/**
 * Statements of the embedded engine, parsed and planned once: PGlite's own `query` goes to the engine six
 * times for each, a stored statement goes once.
 */
export class EmbeddedStatements {
  readonly #thread: EmbeddedThread;
  readonly #heard: Heard;
  readonly #types = plainTypes();
  readonly #kept = new Map<string, Statement>();
  readonly #parser = new protocol.Parser();
  #isInTransaction = false;
  #made = 0;

  private constructor(thread: EmbeddedThread, heard: Heard) {
    this.#thread = thread;
    this.#heard = heard;
  }

  static async on(thread: EmbeddedThread, heard: Heard): Promise<EmbeddedStatements> {
    const statements = new EmbeddedStatements(thread, heard);
    const { rows } = await statements.run<ArrayRow>(arraysQuery, []);
    addArrays(statements.#types, rows);
    return statements;
  }

  async run<R>(text: string, values: readonly unknown[]): Promise<SqlResult<R>> {
    const kept = this.#kept.get(text);
    try {
      return await this.#execute<R>(kept ?? (await this.#prepare(text)), values);
    } catch (error) {
      // A migration changed the statement's columns since it was stored.
      if (!kept || !isOutdatedPlan(error)) throw error;
      await this.#forget(text, kept);
      if (this.#isInTransaction) throw error;
      return this.#execute<R>(await this.#prepare(text), values);
    }
  }

  async #forget(text: string, { name }: Statement): Promise<void> {
    this.#kept.delete(text);
    await this.#send(serialize.close({ type: "S", name }));
  }

  async #prepare(text: string): Promise<Statement> {
    const name = this.#kept.size < mostKept ? `kept_${this.#made++}` : "";
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement: Statement = { name, parameters: [], columns: [] };
    for (const message of answer) {
      if (message instanceof messages.ParameterDescriptionMessage) statement.parameters = message.dataTypeIDs;
      if (message instanceof messages.RowDescriptionMessage) {
        statement.columns = message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      }
    }
    if (name) this.#kept.set(text, statement);
    return statement;
  }

  async #execute<R>(statement: Statement, values: readonly unknown[]): Promise<SqlResult<R>> {
    const written = values.map((value, index) => this.#write(value, statement.parameters[index]));
    const answer = await this.#send(
      serialize.bind({ statement: statement.name, values: written }),
      serialize.execute({}),
    );
    const rows: R[] = [];
    let tag = "";
    for (const message of answer) {
      if (message instanceof messages.DataRowMessage) rows.push(this.#read<R>(message.fields, statement));
      if (message instanceof messages.CommandCompleteMessage) tag = message.text;
    }
    return { command: tag.split(" ")[0] ?? "", affected: affectedBy(tag), rows };
  }

  /** Throws the first error that the engine tells. */
  async #send(...parts: Uint8Array[]): Promise<Message[]> {
    const answer = await this.#thread.send(inOnePiece([...parts, serialize.sync()]));
    const told: Message[] = [];
    this.#parser.parse(answer, (message) => told.push(message));
    for (const message of told) {
      if (message instanceof messages.NotificationResponseMessage)
        this.#heard(message.channel, message.payload);
      if (message instanceof messages.ReadyForQueryMessage) this.#isInTransaction = message.status !== "I";
    }
    const error = told.find((message) => message instanceof messages.DatabaseError);
    if (error) throw error;
    return told;
  }

  #write(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const writer = type === undefined ? undefined : this.#types.serializers[type];
    return writer ? writer(value) : String(value);
  }

  #read<R>(fields: (string | null)[], { columns }: Statement): R {
    const row: Record<string, unknown> = {};
    for (const [index, { name, type }] of columns.entries()) {
      row[name] = types.parseType(fields[index] ?? null, type, this.#types.parsers);
    }
    // Which columns a statement answers with is known by who wrote it, as with every driver.
    return row as R;
  }
}

/** The number of rows that a command tag such as 'INSERT 0 5' tells. */
function affectedBy(tag: string): number | undefined {
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return tag.includes(" ") && Number.isInteger(count) ? count : undefined;
}

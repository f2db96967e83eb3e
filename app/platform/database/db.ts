import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables/tables.ts";

/** The shop's database. Where a transaction runs, it is one, too. */
export type Db = Kysely<Tables>;

/** What is done in one piece, or not at all. */
export type Trx = Transaction<Tables>;

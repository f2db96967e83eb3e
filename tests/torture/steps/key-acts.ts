import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { countIn } from "../copies/counts.ts";
import { addKey, connectionsPost, endAllKeys } from "../copies/key-contests.ts";
import type { Act } from "./act.ts";

const make: Act = {
  name: "a key of the API made",
  steps: [
    ["insert", "api_keys"],
    ["insert", "audit_log", "NEW.action = 'api_key.made'"],
  ],
  isLong: true,
  async ready(copies) {
    await endAllKeys(copies);
    const id = randomUUID();
    return {
      press: () => connectionsPost(copies.visit, { id, name: "Accounting" }),
      traces: {
        keys: () => countIn(copies.db, sql`select count(*) from api_keys where id = ${id}`),
        "audit rows": () => countIn(copies.db, sql`select count(*) from audit_log where entity_id = ${id}`),
      },
    };
  },
};

const revoke: Act = {
  name: "a key of the API revoked",
  steps: [
    ["update", "api_keys"],
    ["insert", "audit_log", "NEW.action = 'api_key.revoked'"],
  ],
  isLong: true,
  async ready(copies) {
    const { id } = await addKey(copies);
    return {
      press: () => connectionsPost(copies.visit, { intent: "revoke", id }),
      traces: {
        "keys revoked": () =>
          countIn(copies.db, sql`select count(*) from api_keys where id = ${id} and revoked_at is not null`),
        "audit rows": () => countIn(copies.db, sql`select count(*) from audit_log where entity_id = ${id}`),
      },
    };
  },
};

export const keyActs: readonly Act[] = [make, revoke];

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addKey, connectionsPost, endAllKeys } from "../copies/key-contests.ts";
import type { Act } from "./act.ts";

const make: Act = {
  name: "a key of the API made",
  steps: ["insert api_keys", "insert audit_log when NEW.action = 'api_key.made'"],
  isLong: true,
  async ready(copies) {
    await endAllKeys(copies);
    const id = randomUUID();
    return {
      press: () => connectionsPost(copies.visit, { id, name: "Accounting" }),
      traces: {
        keys: sql`select count(*) from api_keys where id = ${id}`,
        "audit rows": sql`select count(*) from audit_log where entity_id = ${id}`,
      },
    };
  },
};

const revoke: Act = {
  name: "a key of the API revoked",
  steps: ["update api_keys", "insert audit_log when NEW.action = 'api_key.revoked'"],
  isLong: true,
  async ready(copies) {
    const { id } = await addKey(copies);
    return {
      press: () => connectionsPost(copies.visit, { intent: "revoke", id }),
      traces: {
        "keys revoked": sql`select count(*) from api_keys where id = ${id} and revoked_at is not null`,
        "audit rows": sql`select count(*) from audit_log where entity_id = ${id}`,
      },
    };
  },
};

export const keyActs: readonly Act[] = [make, revoke];

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { mostKeys } from "#connections/keys/api-key.ts";
import { keyHash, newKeyText } from "#connections/keys/make-key.server.ts";
import { connectionsPath } from "#webhooks/endpoint-paths.ts";
import { pressedAtOnce, shuffled, told } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";

/** The owner's form on the page 'Connections'. */
const pressKeys =
  ({ visit }: Copies, fields: Record<string, string>) =>
  () =>
    ownersForm(visit, connectionsPath, fields);

/** A key in use, as the shop keeps it. */
async function addKey({ db }: Copies): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = newKeyText();
  const row = { id, name: "Accounting", ending: key.slice(-4), key_hash: keyHash(key), made_at: new Date() };
  await db.insertInto("api_keys").values(row).execute();
  return { id, key };
}

const endAllKeys = ({ db }: Copies): Promise<unknown> =>
  db.updateTable("api_keys").set({ revoked_at: new Date() }).where("revoked_at", "is", null).execute();

const audits = (id: string) => sql`select count(*) from audit_log where entity_id = ${id}`;
const inUse = sql`select count(*) from api_keys where revoked_at is null`;
const places = 3;

const lastPlaces = pressedAtOnce(`the last ${places} keys made by 20 at once`, async (copies) => {
  await endAllKeys(copies);
  for (let made = 0; made < mostKeys - places; made += 1) await addKey(copies);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  return {
    presses: ids.map((id) => pressKeys(copies, { id, name: "Courier" })),
    judge: (said) => [
      ["keys in use", inUse, mostKeys],
      ["audit rows", auditsOf("api_key.made", ...ids), places],
      ["forms refused when pressed again", told(said, 409), 20],
    ],
  };
});

const revokedInUse = pressedAtOnce("a key revoked while it reads orders", async (copies) => {
  await endAllKeys(copies);
  const { id, key } = await addKey(copies);
  const orders = new URL("/api/v1/orders", copies.visit.origin);
  const read = () => fetch(orders, { headers: { Authorization: `Bearer ${key}` } });
  const revoke = pressKeys(copies, { intent: "revoke", id });
  return {
    presses: shuffled([revoke, read, read, revoke, read, read, read, revoke, read, read]),
    judge: (said) => [
      ["keys in use", inUse, 0],
      ["audit rows", auditsOf("api_key.revoked", id), 1],
      ["uses refused afterwards", told(said, 401), 7],
    ],
  };
});

const make: Act = {
  name: "a key of the API made",
  steps: ["insert api_keys", "insert audit_log when NEW.action = 'api_key.made'"],
  isLong: true,
  async ready(copies) {
    await endAllKeys(copies);
    const id = randomUUID();
    const keys = sql`select count(*) from api_keys where id = ${id}`;
    const traces = { keys, "audit rows": audits(id) };
    return { press: pressKeys(copies, { id, name: "Accounting" }), traces };
  },
};

const revoke: Act = {
  name: "a key of the API revoked",
  steps: ["update api_keys", "insert audit_log when NEW.action = 'api_key.revoked'"],
  isLong: true,
  async ready(copies) {
    const { id } = await addKey(copies);
    const revoked = sql`select count(*) from api_keys where id = ${id} and revoked_at is not null`;
    const traces = { "keys revoked": revoked, "audit rows": audits(id) };
    return { press: pressKeys(copies, { intent: "revoke", id }), traces };
  },
};

export const keyContests = [lastPlaces, revokedInUse];
export const keyActs: readonly Act[] = [make, revoke];

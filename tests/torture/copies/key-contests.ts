import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { mostKeys } from "#connections/keys/api-key.ts";
import { keyHash, newKeyText } from "#connections/keys/key-text.server.ts";
import { connectionsPath } from "#webhooks/endpoints/endpoint-paths.ts";
import { post, type Visit } from "../visitors.ts";
import { counted, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

/** The owner's form on the page 'Connections'. */
export const connectionsPost = (visit: Visit, fields: Record<string, string>): Promise<Response> =>
  post(visit, connectionsPath, new URLSearchParams(fields), { Cookie: visit.adminCookie });

/** A key in use, as the shop keeps it. */
export async function addKey({ db }: Copies): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = newKeyText();
  const row = { id, name: "Accounting", ending: key.slice(-4), key_hash: keyHash(key), made_at: new Date() };
  await db.insertInto("api_keys").values(row).execute();
  return { id, key };
}

export const endAllKeys = ({ db }: Copies): Promise<unknown> =>
  db.updateTable("api_keys").set({ revoked_at: new Date() }).where("revoked_at", "is", null).execute();

const inUse = sql`select count(*) from api_keys where revoked_at is null`;

const auditsOf = (action: string, ids: readonly string[]) =>
  sql`select count(*) from audit_log where action = ${action} and entity_id = any(${ids})`;

const places = 3;

const lastPlaces = pressedAtOnce(`the last ${places} keys made by 20 at once`, async (copies) => {
  const { db, visit } = copies;
  await endAllKeys(copies);
  for (let made = 0; made < mostKeys - places; made += 1) await addKey(copies);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  return {
    presses: ids.map((id) => () => connectionsPost(visit, { id, name: "Courier" })),
    judge: async (said) => [
      ...counted("keys in use", await countIn(db, inUse), mostKeys),
      ...counted("audit rows", await countIn(db, auditsOf("api_key.made", ids)), places),
      ...counted("forms refused when pressed again", said.filter(({ status }) => status === 409).length, 20),
    ],
  };
});

const revokedInUse = pressedAtOnce("a key revoked while it reads orders", async (copies) => {
  const { db, visit } = copies;
  await endAllKeys(copies);
  const { id, key } = await addKey(copies);
  const read = () =>
    fetch(new URL("/api/v1/orders", visit.origin), { headers: { Authorization: `Bearer ${key}` } });
  const revoke = () => connectionsPost(visit, { intent: "revoke", id });
  return {
    presses: shuffled([revoke, read, read, revoke, read, read, read, revoke, read, read]),
    judge: async (said) => [
      ...counted("keys in use", await countIn(db, inUse), 0),
      ...counted("audit rows", await countIn(db, auditsOf("api_key.revoked", [id])), 1),
      ...counted("uses refused afterwards", said.filter(({ status }) => status === 401).length, 7),
    ],
  };
});

export const keyContests = [lastPlaces, revokedInUse];

import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { sendPath } from "#enquiries/admin/newsletters/newsletter.ts";
import { post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

export const readers = ["first", "second", "third"];

/** A draft, and three who read it; nobody else does. */
export async function draftFor({ db }: Copies) {
  const id = `letter-${randomInt(1e9)}`;
  await db.updateTable("newsletter_subscribers").set({ unsubscribed_at: new Date() }).execute();
  const subscribers = readers.map((name) => ({
    ...{ id: `${name}-${id}`, email: `${name}-${id}@example.com`, consent_source: "footer" },
    unsubscribe_token: `way-out-of-${name}-${id}`,
  }));
  await db.insertInto("newsletter_subscribers").values(subscribers).execute();
  await db.insertInto("newsletters").values({ id, subject: "Lamps", content: "<p>Lit.</p>" }).execute();
  const deliveries = (where: ReturnType<typeof sql>) =>
    countIn(db, sql`select count(*) from newsletter_deliveries where newsletter_id = ${id} and ${where}`);
  return { id, deliveries, each: async (where: ReturnType<typeof sql>) => (await deliveries(where)) / 3 };
}

/** 'Send' of the page that asks once more, as it was rendered once. */
export const pressSend =
  ({ visit }: Copies, id: string) =>
  () =>
    post(visit, sendPath(id), new URLSearchParams({ version: "1" }), { Cookie: visit.adminCookie });

/** How many mails lie in the outbox folder for each of the three; one sent twice has the same name. */
export function arrivedOf({ dataDir }: Copies, id: string): number {
  const folder = join(dataDir, "outbox");
  const mails = readdirSync(folder)
    .filter((name) => name.includes("newsletter"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const counts = readers.map(
    (name) => mails.filter((mail) => mail.includes(`To: ${name}-${id}@example.com`)).length,
  );
  return counts.every((count) => count === counts[0]) ? (counts[0] ?? 0) : Number.NaN;
}

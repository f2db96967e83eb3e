import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { uuidv7 } from "#values/uuid.ts";
import { post, saves, uploads } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

/** A product in the shop with one picture, and what there is of its pictures. */
export async function picturedProduct({ db, visit, dataDir }: Copies) {
  const id = uuidv7(Date.now(), randomBytes(10));
  const picture = await uploads(visit, id);
  if (!picture || !(await saves(visit, id, 0, picture))) throw new Error("no product was saved");
  const isIts = sql`url like ${`/files/product_images/${id}/%`}`;
  return {
    id,
    picture,
    /** How many wait to be saved with it. */
    waiting: () => countIn(db, sql`select count(*) from uploads where ${isIts} and doomed_at is null`),
    /** How many were made by an edit, from the one photograph. */
    edits: () =>
      countIn(
        db,
        sql`select count(*) from picture_originals where ${isIts} and edit <> ''
          and original in (select original from picture_originals where ${isIts} and edit = '')`,
      ),
    /** How many lie there as files, whole. */
    files: () =>
      readdirSync(join(dataDir, "files/product_images", id)).filter((file) =>
        /^\w+_\d+x\d+\.webp$/.test(file),
      ).length,
    /** Presses 'Save picture' of the editor, on the picture that stands in the form; returns the new one. */
    async edit(shown: string): Promise<string> {
      const fields = new URLSearchParams({ picture: shown, turns: "1", light: "30" });
      const answer = await post(visit, "/admin/dashboard/pictures", fields, { Cookie: visit.adminCookie });
      const { url }: { url?: string } = await answer.json();
      if (!url) throw new Error(`the edit was answered ${answer.status}`);
      return url;
    },
  };
}

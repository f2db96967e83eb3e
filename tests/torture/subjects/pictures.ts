import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { uuidv7 } from "#values/uuid.ts";
import { type Act, auditsOf, type Copies } from "../copies/copies.ts";
import { ownersForm, saves, uploads } from "../visitors.ts";

/** A product in the shop with one picture, and what there is of its pictures. */
async function picturedProduct({ visit, dataDir }: Copies) {
  const id = uuidv7(Date.now(), randomBytes(10));
  const picture = await uploads(visit, id);
  if (!picture || !(await saves(visit, id, 0, picture))) throw new Error("no product was saved");
  const isIts = sql`url like ${`/files/product_images/${id}/%`}`;
  const folder = join(dataDir, "files/product_images", id);
  return {
    id,
    picture,
    /** Those that wait to be saved with it. */
    waiting: sql`from uploads where ${isIts} and doomed_at is null`,
    /** How many were made by an edit, from the one photograph. */
    edits: sql`select count(*) from picture_originals where ${isIts} and edit <> ''
      and original in (select original from picture_originals where ${isIts} and edit = '')`,
    /** How many lie there as files, whole. */
    files: () => readdirSync(folder).filter((file) => /^\w+_\d+x\d+\.webp$/.test(file)).length,
    /** Presses 'Save picture' of the editor, on the picture that stands in the form; returns the new one. */
    async edit(shown: string): Promise<string> {
      const fields = { picture: shown, turns: "1", light: "30" };
      const answer = await ownersForm(visit, "/admin/dashboard/pictures", fields);
      const { url }: { url?: string } = await answer.json();
      if (!url) throw new Error(`the edit was answered ${answer.status}`);
      return url;
    },
  };
}

/** Pressed again, it edits the picture that stands in the form by then, and changes nothing. */
const edit: Act = {
  name: "a picture edited",
  steps: ["insert uploads", "insert picture_originals"],
  async ready(copies) {
    const product = await picturedProduct(copies);
    let shown = product.picture;
    return {
      async press() {
        shown = await product.edit(shown);
      },
      traces: {
        "pictures that wait": sql`select count(*) ${product.waiting}`,
        "pictures made from the photograph": product.edits,
        "pictures beside the first one": async () => product.files() - 1,
      },
    };
  },
};

const saveEdited: Act = {
  name: "a product saved with its edited picture",
  steps: ["insert uploads when NEW.doomed_at IS NOT NULL", "update products", "insert audit_log"],
  isLong: true,
  async ready(copies) {
    const { id, picture, waiting, edit } = await picturedProduct(copies);
    const edited = await edit(picture);
    return {
      press: () => saves(copies.visit, id, 1, edited),
      traces: {
        "products with it": sql`select count(*) from products where id = ${id} and images = ${[edited]}`,
        "pictures that it took": sql`select 1 - count(*) ${waiting}`,
        "audit rows": auditsOf("product.updated", id),
        "pictures given up": sql`select 1 - count(*) from picture_originals where url = ${picture}`,
      },
    };
  },
};

export const pictureActs: readonly Act[] = [edit, saveEdited];

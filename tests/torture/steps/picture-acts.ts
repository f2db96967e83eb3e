import { sql } from "kysely";
import { countIn } from "../copies/counts.ts";
import { picturedProduct } from "../copies/edited-picture.ts";
import { saves } from "../visitors.ts";
import type { Act } from "./act.ts";

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
        "pictures that wait": product.waiting,
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
    const { db, visit } = copies;
    const { id, picture, waiting, edit } = await picturedProduct(copies);
    const edited = await edit(picture);
    return {
      press: () => saves(visit, id, 1, edited),
      traces: {
        "products with it": sql`select count(*) from products where id = ${id} and images = ${[edited]}`,
        "pictures that it took": async () => 1 - (await waiting()),
        "audit rows": sql`select count(*) from audit_log where entity_id = ${id} and action = 'product.updated'`,
        "pictures given up": async () =>
          1 - (await countIn(db, sql`select count(*) from picture_originals where url = ${picture}`)),
      },
    };
  },
};

export const pictureActs: readonly Act[] = [edit, saveEdited];

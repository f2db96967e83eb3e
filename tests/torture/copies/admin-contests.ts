import { sql } from "kysely";
import { until } from "../until.ts";
import { counted, countedIn, pressedAtOnce } from "./contest.ts";
import { arrivedOf, draftFor, pressSend } from "./newsletter-draft.ts";
import { checkedTable } from "./product-table.ts";

/** Two copies send it then; what one of them had under way when it died waits for its claim's end. */
const begunOften = pressedAtOnce("a newsletter begun by 20 at once", async (copies, isStruck) => {
  const { db } = copies;
  const { id, deliveries } = await draftFor(copies);
  const started = sql`select count(*) from audit_log
    where entity_id = ${id} and action = 'newsletter.started'`;
  return {
    presses: Array.from({ length: 20 }, () => pressSend(copies, id)),
    async judge() {
      const kept = await countedIn(db, [
        ["times it was begun", started, 1],
        ["mails to send", await deliveries(sql`true`), 3],
      ]);
      if (isStruck) return kept;
      await until(async () => (await deliveries(sql`state = 'sent'`)) === 3, "the newsletter was sent", 180);
      return [
        ...kept,
        ...counted("mails that each has", arrivedOf(copies, id), 1),
        // A second one would have taken the first one's place in the folder.
        ...counted("mails that were sent once", await deliveries(sql`attempts = 1`), 3),
      ];
    },
  };
});

const importedOften = pressedAtOnce("a table of products imported by 10 at once", async (copies) => {
  const { db } = copies;
  const { word, added, press } = await checkedTable(copies);
  return {
    presses: Array.from({ length: 10 }, () => press),
    async judge() {
      return countedIn(db, [
        ["products", sql`select count(*) from ${added} as added`, 2],
        ["variants", sql`select count(*) from product_variants where product_id in ${added}`, 2],
        ["changes of a price", sql`select version - 1 from products where id = ${word} and price = 1234`, 1],
      ]);
    },
  };
});

export const adminContests = [begunOften, importedOften];

import { expect, test } from "vitest";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import { mailBody } from "../writing/mail-body.ts";
import { mailToStaff } from "../writing/spoken-mail.server.ts";
import { erased, mailInsert, queueMail, queueUnlessWaiting } from "./queue-mail.server.ts";

const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
const to = (address: string) =>
  mailToStaff(() => ({
    ...{ kind: "order-paid", to: address, subject: "Paid" },
    body: mailBody(shop, { title: "Thank you.", preview: "Paid.", blocks: [] }),
  }));

eachShop("a mail", {}, (outbox) => {
  test("is written to whoever has an address, and to nobody else", async () => {
    const { db } = outbox;
    for (const address of ["", erased, "asha@example.com"]) {
      await queueMail(db, to(address));
      await mailInsert(to(address)).execute(db);
    }
    const written = await outbox.rows("mail_outbox");
    expect(written.map(({ to_address }) => to_address)).toEqual(["asha@example.com", "asha@example.com"]);
  });

  test("that is asked for many times at once waits once for each thing (MAIL-131)", async () => {
    const asked = Array.from({ length: 12 }, (_, id) => ({ about: id % 2 ? "JC-1" : "JC-12", id: `${id}` }));
    await Promise.all(asked.map((each) => queueUnlessWaiting(outbox.db, to("asha@example.com"), each)));
    expect(await outbox.count("mail_outbox")).toBe(2);
  });
});

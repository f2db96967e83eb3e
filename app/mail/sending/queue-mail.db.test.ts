import { expect, test } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { someMail } from "../../../tests/some-mail.ts";
import { erased, mailInsert, queueMail, queueUnlessWaiting } from "./queue-mail.db.server.ts";

const to = (address: string) => someMail({ to: address });

eachShop("a mail", {}, (outbox) => {
  test("is written to whoever has an address, and to nobody else", async () => {
    for (const address of ["", erased, "asha@example.com"]) {
      await queueMail(outbox.db, to(address));
      await mailInsert(to(address)).execute(outbox.db);
    }
    const written = await outbox.column("mail_outbox", "to_address");
    expect(written).toEqual(["asha@example.com", "asha@example.com"]);
  });

  test("that is asked for many times at once waits once for each thing (MAIL-131)", async () => {
    const about = (id: number) => ({ about: id % 2 ? "JC-1" : "JC-12", id: `${id}` });
    await manyAtOnce(12, (id) => queueUnlessWaiting(outbox.db, to("asha@example.com"), about(id)));
    expect(await outbox.count("mail_outbox")).toBe(2);
  });
});

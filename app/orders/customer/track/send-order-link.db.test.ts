import { beforeEach, expect, test, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { addOrder } from "../../../../tests/database/order-row.ts";
import { orderLinkMade } from "../order-access.server.ts";
import { receiveTrack, sendOrderLink } from "./send-order-link.server.ts";

const secret = "a secret of this test, long enough";
const log = openLog("silent");
let now = new Date("2027-01-01T10:00:00.000Z");

eachDatabase("the order look-up", (database) => {
  const sendMailSoon = vi.fn();
  const shop = () => ({
    db: database().db,
    config: parseConfig({}),
    secret,
    log,
    now: () => now,
    sendMailSoon,
  });
  const mails = () =>
    database().db.selectFrom("mail_outbox").select(["to_address", "kind", "letter"]).orderBy("id").execute();
  let orderNumber = "";

  beforeEach(async () => {
    now = new Date(now.getTime() + 3_600_000);
    sendMailSoon.mockClear();
    const { db } = database();
    await db.deleteFrom("mail_outbox").execute();
    await db.deleteFrom("rate_limits").execute();
    await addOrder(db, [], { billing_email: "Asha@Example.com", order_id_text: `JC-${now.getTime()}` });
    orderNumber = `JC-${now.getTime()}`;
  });

  const ask = (number: string, email: string) => {
    const form = new FormData();
    form.set("orderNumber", number);
    form.set("email", email);
    return receiveTrack(shop(), "203.0.113.7", form);
  };

  test("mails the link to the address that the order has, in whatever letters it is asked for", async () => {
    await sendOrderLink(shop(), { orderNumber, email: "asha@EXAMPLE.com" });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: "Asha@Example.com", kind: "order-link" });
    const link = /http[^"]+order-confirmation[^"]+/.exec(JSON.stringify(mail?.letter))?.[0] ?? "";
    const query = new URL(link.replaceAll("\\", "")).searchParams;
    expect(query.get("orderId")).toBe(orderNumber);
    expect(orderLinkMade(query.get("token") ?? "", orderNumber, secret)).toBeInstanceOf(Date);
    expect(sendMailSoon).toHaveBeenCalledOnce();
  });

  test("waits once, and is sent five times an hour, from however many networks it is asked for", async () => {
    const { db } = database();
    const asked = { orderNumber, email: "asha@example.com" };
    for (let time = 0; time < 20; time += 1) await sendOrderLink(shop(), asked);
    expect(await mails()).toHaveLength(1);
    for (let time = 0; time < 20; time += 1) {
      await db.updateTable("mail_outbox").set({ sent_at: now }).execute();
      await sendOrderLink(shop(), asked);
    }
    expect((await mails()).length).toBeLessThanOrEqual(5);
    now = new Date(now.getTime() + 3_600_000);
    await db.deleteFrom("mail_outbox").execute();
    await sendOrderLink(shop(), asked);
    expect(await mails()).toHaveLength(1);
  });

  test("mails nothing for another address or another number, and answers the same", async () => {
    const answers = [
      await ask(orderNumber, "asha@example.com"),
      await ask(orderNumber, "someone@example.com"),
      await ask("JC-1000000000000", "asha@example.com"),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ kind: "done", kept: undefined });
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
    await sendOrderLink(shop(), { orderNumber, email: "someone@example.com" });
    await sendOrderLink(shop(), { orderNumber: "JC-1000000000000", email: "asha@example.com" });
    expect(await mails()).toHaveLength(1);
  });

  test("counts its mails for the mailbox they go to, so that links fill nobody's", async () => {
    for (let i = 0; i < 3; i++) await sendOrderLink(shop(), { orderNumber, email: "asha@example.com" });
    const counted = await database().db.selectFrom("mail_outbox").select("mailbox").distinct().execute();
    expect(counted).toEqual([{ mailbox: expect.stringMatching(/^request [0-9a-f]{32}$/) }]);
  });

  test("tells the 61st asker from one address to wait, and keeps what was typed", async () => {
    await database()
      .db.insertInto("rate_limits")
      .values({ key: "messages:203.0.113.7", window_start: now, count: 60 })
      .execute();
    expect(await ask(orderNumber, "asha@example.com")).toMatchObject({
      kind: "failed",
      text: expect.stringContaining("Too many requests"),
      typed: { orderNumber, email: "asha@example.com" },
    });
    expect(await mails()).toEqual([]);
  });
});

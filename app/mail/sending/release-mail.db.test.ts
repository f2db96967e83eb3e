import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { someMail } from "../../../tests/some-mail.ts";
import type { Mail } from "../writing/mail-body.ts";
import { deliverDueMail } from "./deliver-mail.server.ts";
import { outboxState } from "./outbox-state.db.server.ts";
import { queueMail } from "./queue-mail.db.server.ts";

const about = (number: number, change: Partial<Mail> = {}) =>
  someMail({ kind: "order-placed", counted: "request", subject: `Your order ${number}`, ...change }, [
    { kind: "button", label: "See your order", href: `https://shop.example/order?id=${number}` },
  ]);
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

eachShop("a mailbox that many mails go to", {}, (mailbox) => {
  let sent: { to: string; kind: string; text: string; html: string }[] = [];
  const carrier = {
    send: async (mail: (typeof sent)[number]) => {
      sent.push(mail);
    },
    close: () => undefined,
  };
  const deliver = () => deliverDueMail({ db: mailbox.db, carrier, log: mailbox.log });
  const queue = async (count: number, change?: (number: number) => Partial<Mail>) => {
    for (let number = 1; number <= count; number++)
      await queueMail(mailbox.db, about(number, change?.(number)));
  };
  /** As if so many minutes had passed; the database's clock decides. */
  const minutesPass = (minutes: number) =>
    sql`update mail_outbox set released_at = released_at - make_interval(mins => ${minutes}),
      next_attempt_at = next_attempt_at - make_interval(mins => ${minutes})`.execute(mailbox.db);
  const linked = () => {
    const links = sent.flatMap(({ text }) => [...text.matchAll(/order\?id=(\d+)/g)]);
    return links.map(([, id]) => Number(id)).sort((a, b) => a - b);
  };

  beforeEach(() => {
    sent = [];
  });

  it("gets five at once, and all others as one when there is room again: 180 orders, 6 mails, every link", async () => {
    await queue(180);
    await deliver();
    expect(sent.map(({ kind }) => kind)).toEqual(Array(5).fill("order-placed"));
    await minutesPass(9);
    await deliver();
    expect(sent).toHaveLength(5);
    await minutesPass(1);
    await deliver();
    expect(sent).toHaveLength(6);
    expect(sent[5]).toMatchObject({ kind: "gathered", to: "meera@example.com" });
    expect(linked()).toEqual(upTo(180));
    await minutesPass(60);
    await deliver();
    expect(sent).toHaveLength(6);
  });

  it("gets one mail in ten minutes while it goes on", async () => {
    await queue(6);
    await deliver();
    for (let round = 1; round <= 3; round++) {
      await queue(4, (number) => ({ subject: `Round ${round}, order ${number}` }));
      await minutesPass(10);
      await deliver();
      await queue(1);
      await deliver();
      expect(sent).toHaveLength(5 + round);
    }
    await minutesPass(10);
    await deliver();
    await minutesPass(10);
    await queue(1);
    await deliver();
    expect(sent.slice(-2).map(({ kind }) => kind)).toEqual(["order-placed", "order-placed"]);
  });

  it("is the same mailbox in other letters and with tags, but no address gets another one's mail", async () => {
    const spelled = ["Meera@Example.com", "meera+a@example.com", "meera@example.com", "MEERA+b@example.com"];
    await queue(12, (number) => ({ to: spelled[number % spelled.length] ?? "" }));
    await deliver();
    expect(sent).toHaveLength(5);
    await minutesPass(10);
    await deliver();
    const gathered = sent.slice(5).map(({ to }) => to.toLowerCase().replace("@example.com", ""));
    expect(gathered.sort()).toEqual(["meera", "meera+a", "meera+b"]);
    expect(linked()).toEqual(upTo(12));
  });

  it("is not kept of what is gathered, where one of it is not to be kept", async () => {
    await queue(12, (number) => ({ isUnkept: number % 2 === 0 ? true : undefined }));
    await deliver();
    await minutesPass(10);
    await deliver();
    expect(sent[5]).toMatchObject({ kind: "gathered", to: "meera@example.com" });
    const kept = await mailbox.column("mail_outbox", "to_address", { unkept: true });
    expect(kept).toEqual(Array(7).fill("(deleted)"));
  });

  it("leaves other mailboxes, an account's own mails and those that nobody's request caused alone", async () => {
    await queue(9);
    await queue(7, (number) => ({ to: `buyer-${number}@example.com` }));
    await queue(5, () => ({ counted: "account", kind: "verification" }));
    for (let number = 0; number < 8; number++) {
      const { counted: _, ...mail } = about(number, { kind: "order-status" });
      await queueMail(mailbox.db, mail);
    }
    await deliver();
    await deliver();
    const count = (kind: string) => sent.filter((mail) => mail.kind === kind).length;
    expect([count("order-placed"), count("verification"), count("order-status")]).toEqual([12, 5, 8]);
  });

  it("gets no more by several copies of the shop that deliver at the same moment, and nothing twice", async () => {
    const rounds = Array.from({ length: 6 }, async (_, copy) => {
      await queue(5, (number) => ({ subject: `Order ${copy}-${number}` }));
      await deliver();
    });
    await Promise.all(rounds);
    expect(sent).toHaveLength(5);
    await minutesPass(10);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent).toHaveLength(6);
    expect(new Set(sent.flatMap(({ text }) => [...text.matchAll(/Order \d-\d/g)].map(String))).size).toBe(25);
  });

  it("loses and doubles nothing when the shop is killed while it gathers", async () => {
    await queue(9);
    await deliver();
    await minutesPass(10);
    const { db } = mailbox;
    await sql`create function plug() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`.execute(db);
    await sql`create trigger plug before insert on mail_outbox
      for each row execute function plug()`.execute(db);
    await expect(deliver()).rejects.toThrow("killed");
    await sql`drop function plug cascade`.execute(db);
    expect(sent).toHaveLength(5);
    await deliver();
    await deliver();
    expect(sent).toHaveLength(6);
    expect(linked()).toEqual(upTo(9));
  });

  it("is no trouble with mails that the owner is told of", async () => {
    await queue(9);
    await deliver();
    await sql`update mail_outbox set created_at = now() - interval '2 hours'`.execute(mailbox.db);
    expect(await outboxState(mailbox.db)).toMatchObject({ waiting: 4, stuck: 0, oldest: 0 });
  });
});

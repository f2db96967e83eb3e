import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { eachShop, shopOwner } from "../../../../tests/database/each-shop.ts";
import { formOf } from "../../../../tests/form-of.ts";
import {
  findGrievance,
  forgetGrievancesOf,
  overdueGrievances,
  repliesTo,
} from "../../grievance/grievance.db.server.ts";
import { opensGrievance, receiveGrievance } from "../../grievance/receive-grievance.server.ts";
import { eraseEnquiry } from "../enquiry-acts.server.ts";
import { answerGrievance, takeForReal } from "./answer-grievance.server.ts";
import { countGrievances, listGrievances, nextGrievance } from "./grievance-list.db.server.ts";

const actor = shopOwner();
const came = new Date("2026-06-01T00:00:00Z");
const hours = (many: number) => new Date(came.getTime() + many * 3_600_000);

const form = { fullName: "Asha Rao", email: "asha@example.com", phone: "", orderNumber: "JC-1", body: "Cut" };

eachShop("grievances", { at: came, settings: { SHOP_EMAIL: "shop@example.com" } }, (shop) => {
  async function send(change: Partial<typeof form & { key: string; website: string }> = {}, now = came) {
    shop.clock = now;
    const answer = await receiveGrievance(shop, "192.0.2.1", formOf({ ...form, ...change }));
    if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
    const url = new URL(answer.kept, "https://jhola.example");
    const number = url.pathname.split("/").at(-1) ?? "";
    const ticket = await findGrievance(shop.db, "number", number);
    if (!ticket) throw new Error(`no ticket ${number}`);
    return { ...ticket, token: url.searchParams.get("token") ?? "" };
  }
  const kinds = async () =>
    (await shop.mails()).map(({ kind, to_address }) => `${kind} ${to_address}`).sort();
  type Ticket = { id: string; version: number };
  type Step = "acknowledged" | "replied" | "resolved";
  const answer = (ticket: Ticket, step: Step, words: string | null) => {
    shop.clock = hours(5);
    return answerGrievance(shop, actor, ticket, { step, words });
  };

  test("complaints in somebody else's name fill nobody's mailbox: one receipt waits at a time (MAIL-131)", async () => {
    const spellings = ["asha@example.com", "ASHA@example.com"];
    await Promise.all([...spellings, ...spellings].map((email) => send({ email })));
    await send({ email: "ravi@example.com" });
    const receipts = async () => (await kinds()).filter((each) => each.startsWith("grievance-received"));
    expect((await receipts()).map((each) => each.toLowerCase())).toEqual([
      "grievance-received asha@example.com",
      "grievance-received ravi@example.com",
    ]);
    expect(await countGrievances(shop.db)).toMatchObject({ open: 5 });
    expect((await kinds()).filter((each) => each === "grievance shop@example.com")).toHaveLength(5);
    await shop.set("mail_outbox", {}, { sent_at: came });
    await send();
    expect(await receipts()).toHaveLength(3);
  });

  test("a complaint has a number, both dates, a page and two mails", async () => {
    const ticket = await send();
    expect(ticket).toMatchObject({
      ...{ number: `G-${came.getTime()}`, state: "open", orderNumber: "JC-1", isSpam: false },
      ...{ acknowledgeBy: hours(48), resolveBy: new Date("2026-07-01T00:00:00Z") },
    });
    expect(opensGrievance(ticket.token, ticket.number, shop.secret)).toBe(true);
    expect(opensGrievance(ticket.token, "G-1", shop.secret)).toBe(false);
    expect(await kinds()).toEqual(["grievance shop@example.com", "grievance-received asha@example.com"]);
    const told = (await shop.mails()).find(({ kind }) => kind === "grievance-received");
    const words = JSON.stringify(told?.letter);
    for (const fact of [ticket.number, "3 June 2026 at 5:30 am", "1 July 2026 at 5:30 am", ticket.token])
      expect(words).toContain(fact);
    expect(words).not.toContain("Cut");
  });

  test("two in the same millisecond have two numbers; the same sent again is one ticket with its mails", async () => {
    const key = randomUUID().replace(/-4/, "-7");
    const ravi = { email: "ravi@example.com" };
    const [first, again, other] = [await send({ key }), await send({ key }), await send(ravi)];
    expect(again.number).toBe(first.number);
    expect(other.number).toBe(`G-${came.getTime() + 1}`);
    expect((await kinds()).length).toBe(4);
  });

  test("who gave a phone alone has a ticket without a mail", async () => {
    const ticket = await send({ email: "", phone: "98765 43210" });
    expect(await kinds()).toEqual(["grievance shop@example.com"]);
    expect(await answer(ticket, "resolved", "Done.")).toBe("done");
    expect(await kinds()).toEqual(["grievance shop@example.com"]);
  });

  test("is answered in the language in which it was written", async () => {
    await answer(await speaking("hi", () => send()), "acknowledged", null);
    const subjects = (await shop.mails())
      .filter(({ to_address }) => to_address === form.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining("शिकायत"), expect.stringContaining("शिकायत")]);
  });

  test("spam writes to nobody, is late for nobody, and can be said to be none", async () => {
    const ticket = await send({ website: "x", body: "http://a http://b http://c" });
    expect(await kinds()).toEqual([]);
    expect(await overdueGrievances(shop.db, hours(24 * 60))).toEqual([]);
    expect(await countGrievances(shop.db)).toEqual({ open: 0, resolved: 0, spam: 1 });
    expect(await answer(ticket, "replied", "Hello")).toBe("unfit");
    expect(await takeForReal(shop, actor, ticket)).toBe("done");
    expect(await countGrievances(shop.db)).toEqual({ open: 1, resolved: 0, spam: 0 });
    const late = { number: ticket.number, late: "acknowledge" };
    expect(await overdueGrievances(shop.db, hours(49))).toEqual([late]);
  });

  test("a complaint full of links is none", async () =>
    expect((await send({ body: "http://a http://b http://c" })).isSpam).toBe(false));

  test("goes from open to acknowledged to resolved, each told once, with words on its page", async () => {
    const ticket = await send();
    expect(await answer(ticket, "acknowledged", null)).toBe("done");
    expect(await answer(ticket, "acknowledged", null)).toBe("stale");
    expect(await answer({ ...ticket, version: 2 }, "acknowledged", null)).toBe("unfit");
    expect(await answer({ ...ticket, version: 2 }, "replied", "We look.")).toBe("done");
    expect(await answer({ ...ticket, version: 3 }, "resolved", "Here is another.")).toBe("done");
    expect(await answer({ ...ticket, version: 4 }, "replied", "More.")).toBe("unfit");
    expect(await answer({ id: "none", version: 1 }, "replied", "More.")).toBe("gone");
    expect(await findGrievance(shop.db, "id", ticket.id)).toMatchObject({
      ...{ state: "resolved", acknowledgedAt: hours(5), resolvedAt: hours(5), version: 4 },
    });
    const replies = (await repliesTo(shop.db, ticket.id)).map(({ body }) => body);
    expect(replies.sort()).toEqual(["Here is another.", "We look."]);
    expect((await kinds()).filter((kind) => kind.startsWith("grievance-step"))).toHaveLength(3);
    expect((await auditOf(shop.db, "grievances", ticket.id)).length).toBe(3);
  });

  test("a first answer acknowledges, too", async () => {
    const ticket = await send();
    await answer(ticket, "replied", "We look.");
    expect(await findGrievance(shop.db, "id", ticket.id)).toMatchObject({ state: "acknowledged" });
  });

  test("of two answers at the same moment one is taken", async () => {
    const ticket = await send();
    const outcomes = await Promise.all([answer(ticket, "replied", "One"), answer(ticket, "resolved", "Two")]);
    expect(outcomes.sort()).toEqual(["done", "stale"]);
    expect(await repliesTo(shop.db, ticket.id)).toHaveLength(1);
  });

  test("what is due first stands first, and what is late is known", async () => {
    const [old, young] = [await send(), await send({}, hours(30))];
    await answer(old, "acknowledged", null);
    expect((await listGrievances(shop.db, { tab: "open", page: 1 })).map(({ id }) => id)).toEqual([
      young.id,
      old.id,
    ]);
    const late = { number: young.number, late: "acknowledge" };
    expect(await overdueGrievances(shop.db, hours(80))).toEqual([late]);
    expect(await overdueGrievances(shop.db, hours(24 * 40))).toEqual([
      { number: old.number, late: "resolve" },
      { number: young.number, late: "resolve" },
    ]);
  });

  test("after one, the next is what is due first of the others, with how many wait", async () => {
    const [old, young, spam] = [await send(), await send({}, hours(30)), await send({ website: "x" })];
    const next = async ({ id }: { id: string }) => (await nextGrievance(shop.db, id))?.id;
    expect([await next(old), await next(young)]).toEqual([young.id, old.id]);
    expect(await nextGrievance(shop.db, spam.id)).toEqual({ id: old.id, name: old.number, left: 2 });
    await answer(old, "acknowledged", null);
    expect(await next(spam)).toBe(young.id);
    await answer(young, "resolved", "Done.");
    expect([await next(old), await next(young)]).toEqual([undefined, old.id]);
  });

  test("a person who goes is taken out of what is resolved; its dates stay", async () => {
    const [over, open] = [await send({ email: "Asha@Example.com" }), await send()];
    await answer(over, "resolved", "Sorry, Asha.");
    await shop.inTransaction((trx) => forgetGrievancesOf(trx, "asha@example.com"));
    expect(await findGrievance(shop.db, "id", over.id)).toMatchObject({
      ...{ fullName: "", email: null, orderNumber: null, body: "", state: "resolved", resolvedAt: hours(5) },
    });
    expect(await repliesTo(shop.db, over.id)).toEqual([]);
    expect(await findGrievance(shop.db, "id", open.id)).toMatchObject({ fullName: "Asha Rao" });
  });

  test("is erased with its mails and leaves a line that names nobody", async () => {
    const ticket = await send();
    await shop.set("mail_outbox", {}, { sent_at: came });
    await eraseEnquiry(shop, actor, "grievances", ticket.id);
    await eraseEnquiry(shop, actor, "grievances", ticket.id);
    expect(await findGrievance(shop.db, "id", ticket.id)).toBeUndefined();
    expect(await kinds()).toEqual([]);
    expect(await auditOf(shop.db, "grievances", ticket.id)).toHaveLength(1);
  });
});

import { createServer, type Server } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { markSent } from "#platform/mail/sending/outbox.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { closeAndOpen } from "../../../tests/database/closed-and-opened.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import type { StepKey } from "./first-steps.ts";
import {
  agreeToRates,
  compareCopy,
  hideSteps,
  noteNoGstin,
  notePoliciesRead,
  tryKeys,
  tryMail,
} from "./note-step.server.ts";
import { areStepsShown } from "./read-standing.server.ts";
import { readFirstSteps } from "./steps-view.server.ts";

let provider: Server;
let answer = { status: 200, body: '{"entity":"collection","count":0,"items":[]}' };
const asked: string[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
});
afterAll(() => provider.close());

const settings = (more: Record<string, string> = {}) => {
  const address = provider.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return parseConfig({
    ...{ SHOP_EMAIL: "owner@shop.example", SMTP_URL: "smtp://127.0.0.1:2525" },
    ...{ RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "a-secret" },
    RAZORPAY_API_BASE: `http://127.0.0.1:${port}`,
    ...more,
  });
};

eachDatabase("the first steps", (database) => {
  const db = () => database().db;
  const sendMailSoon = vi.fn();
  const owner = shopOwner({ email: "sita@shop.example" });
  const shop = (more: Record<string, string> = {}) => ({
    ...{ db: db(), config: settings(more), secret: "a secret of this test", sendMailSoon },
  });
  const wordOf = async (key: StepKey, given = shop()) => {
    const { steps } = await readFirstSteps(given, owner.email);
    const step = steps.find((one) => one.key === key);
    return `${step?.isDone ? "done" : "to do"}: ${step?.word}`;
  };
  const policies = (version: number) =>
    db()
      .insertInto("policy_pages")
      .values(
        ["privacy", "returns", "shipping", "terms"].map((slug) => ({ slug, title: slug, html: "", version })),
      )
      .execute();

  beforeEach(async () => {
    sendMailSoon.mockClear();
    asked.length = 0;
    for (const table of ["first_steps", "policy_pages", "mail_outbox", "backups", "orders"] as const)
      await db().deleteFrom(table).execute();
    await db().deleteFrom("products").execute();
    await db()
      .insertInto("profiles")
      .values({ id: owner.id, email: owner.email, role: "admin" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  test("tick by what the shop shows, and by no press", async () => {
    expect((await readFirstSteps(shop(), owner.email)).done).toBe(0);
    await addProducts(db(), [{ name: "Tote" }]);
    expect(await wordOf("product")).toBe("to do: without-picture");
    await db()
      .updateTable("products")
      .set({ images: ["/files/a.webp"] })
      .execute();
    expect(await wordOf("product")).toBe("done: done");
    const own = { SHOP_ADDRESS: "4 Gandhi Path, Patna 800001", SHOP_NAME: "Sita's" };
    expect(await wordOf("address", shop(own))).toBe("done: done");
    expect(await wordOf("facts", shop(own))).toBe("to do: open");
  });

  test("the payment service is really asked, and the answer holds for these keys", async () => {
    expect(await tryKeys(shop(), owner)).toBe(true);
    expect(asked).toEqual(["GET /v1/payments?count=1"]);
    expect(await wordOf("payments")).toBe("done: simulated-answers");
    expect(await wordOf("payments", shop({ RAZORPAY_KEY_SECRET: "another" }))).toBe("to do: changed");
    const { seen } = await db().selectFrom("first_steps").select("seen").executeTakeFirstOrThrow();
    expect(seen).not.toMatch(/rzp|secret/);
  });

  test.each([
    [401, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}', "unauthorised"],
    [429, '{"error":{"code":"BAD_REQUEST_ERROR"}}', "busy"],
    [500, "<html>", "down"],
    [400, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Not activated"}}', "refused"],
    [200, "<html>", "odd"],
  ])("an answer %i %s is told as %s", async (status, body, word) => {
    answer = { status, body };
    expect(await tryKeys(shop(), owner)).toBe(false);
    expect(await wordOf("payments")).toBe(`to do: ${word}`);
    answer = { status: 200, body: '{"entity":"collection","count":0,"items":[]}' };
  });

  test("a mail goes to whoever asks, by the shop's queue, and ticks when the mail server took it", async () => {
    await tryMail(shop(), owner);
    expect(sendMailSoon).toHaveBeenCalledOnce();
    expect(await wordOf("mail")).toBe("to do: waiting");
    const mail = await db().selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: "test-mail", to_address: owner.email });
    await db()
      .updateTable("mail_outbox")
      .set({ last_error: "connect ECONNREFUSED 127.0.0.1:2525" })
      .execute();
    expect(await wordOf("mail")).toBe("to do: unreachable");
    await markSent(db(), mail.id);
    expect(await wordOf("mail")).toBe("done: done");
    expect(await wordOf("mail", shop({ MAIL_FROM: "New <new@shop.example>" }))).toBe("to do: changed");
    expect(await wordOf("mail", shop({ SMTP_URL: "" }))).toBe("to do: no-server");
    await db().deleteFrom("mail_outbox").execute();
    expect(await wordOf("mail")).toBe("to do: gone");
  });

  test("what was read is these versions, and open again once a text has changed", async () => {
    expect(await wordOf("policies")).toBe("to do: missing");
    expect(await notePoliciesRead(shop(), owner, "")).toBe(false);
    await policies(1);
    const { seen } = await readFirstSteps(shop(), owner.email);
    expect(await notePoliciesRead(shop(), owner, "privacy 1")).toBe(false);
    expect(await notePoliciesRead(shop(), owner, seen.policies)).toBe(true);
    expect(await wordOf("policies")).toBe("done: done");
    await db().updateTable("policy_pages").set({ version: 2 }).where("slug", "=", "terms").execute();
    expect(await wordOf("policies")).toBe("to do: changed");
  });

  test("rates are agreed to as they were seen, and a GSTIN may be none", async () => {
    expect(await agreeToRates(shop(), owner, "1-2-3-4-5")).toBe(false);
    expect(await agreeToRates(shop(), owner, ratesKey(shop().config.shop.shipping))).toBe(true);
    await noteNoGstin(shop(), owner);
    expect([await wordOf("shipping"), await wordOf("gst")]).toEqual(["done: agreed", "done: none"]);
    expect(await wordOf("gst", shop({ SHOP_GSTIN: "10AAAAA0000A1Z5" }))).toBe("to do: without-rate");
  });

  test("a copy is known by its size in bytes", async () => {
    const made = { reason: "scheduled", alive_until: new Date(), finished_at: new Date() } as const;
    await db()
      .insertInto("backups")
      .values([
        { ...made, file: "/var/lib/jhola/backups/scheduled-1.tar.gz", bytes: 12345 },
        { ...made, failure: "NoRoom" },
      ])
      .execute();
    expect(await wordOf("backup")).toBe("to do: open");
    expect(await compareCopy(shop(), owner, 12344)).toBe(false);
    expect(await compareCopy(shop(), owner, 12345)).toBe(true);
    expect(await wordOf("backup")).toBe("done: done");
    const { steps } = await readFirstSteps(shop(), owner.email);
    expect(steps.at(-1)?.text).toContain("scheduled-1.tar.gz");
  });

  test("they are shown to a new shop, not to one that sold before, and not once they are hidden", async () => {
    expect(await areStepsShown(shop())).toBe(true);
    await addOrder(db());
    expect(await areStepsShown(shop())).toBe(false);
    await noteNoGstin(shop(), owner);
    expect(await areStepsShown(shop())).toBe(true);
    await hideSteps(shop(), owner);
    expect(await areStepsShown(shop())).toBe(false);
  });

  test.each([
    ["sold before it was closed and opened has none", "2026-11-01", false],
    ["sells once it is open keeps them", "2026-11-03", true],
  ])("a shop that %s (DAYONE-1)", async (_, soldOn, isShown) => {
    await db().deleteFrom("audit_log").execute();
    await closeAndOpen({ db: db(), config: settings(), sendMailSoon }, owner);
    expect((await readSettings(db())).facts.opening).toBe("open");
    await db()
      .updateTable("audit_log")
      .set({ created_at: new Date("2026-11-02") })
      .execute();
    await addOrder(db(), [], { created_at: new Date(soldOn) });
    expect(await areStepsShown(shop())).toBe(isShown);
  });

  test("each that is written down has a line in the activity, and stands once", async () => {
    await db().deleteFrom("audit_log").execute();
    await noteNoGstin(shop(), owner);
    await Promise.all(Array.from({ length: 5 }, () => noteNoGstin(shop(), owner)));
    const { rows } = await sql<{ steps: number; acts: number }>`select
      (select count(*)::int from first_steps) as steps,
      (select count(*)::int from audit_log where action = 'first_step.noted') as acts`.execute(db());
    expect(rows).toEqual([{ steps: 1, acts: 6 }]);
  });
});

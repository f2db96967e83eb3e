import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markSent } from "#mail/sending/outbox.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { closeAndOpen } from "../../../tests/database/closed-and-opened.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
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

const owner = shopOwner({ email: "sita@shop.example" });
const begin = async (shop: TestShop) => {
  asked.length = 0;
  await shop.add("profiles", { id: owner.id, email: owner.email, role: "admin" });
};

eachShop("the first steps", { begin }, (shop) => {
  const as = (more: Record<string, string> = {}) => ({ ...shop, db: shop.db, config: settings(more) });
  const wordOf = async (key: StepKey, given = as()) => {
    const { steps } = await readFirstSteps(given, owner);
    const step = steps.find((one) => one.key === key);
    return `${step?.isDone ? "done" : "to do"}: ${step?.word}`;
  };
  const policies = (version: number) =>
    shop.addAll(
      "policy_pages",
      ["privacy", "returns", "shipping", "terms"].map((slug) => ({ slug, title: slug, html: "", version })),
    );

  test("tick by what the shop shows, and by no press", async () => {
    expect((await readFirstSteps(as(), owner)).done).toBe(0);
    await shop.addProducts([{ name: "Tote" }]);
    expect(await wordOf("product")).toBe("to do: without-picture");
    await shop.set("products", {}, { images: ["/files/a.webp"] });
    expect(await wordOf("product")).toBe("done: done");
    const own = { SHOP_ADDRESS: "4 Gandhi Path, Patna 800001", SHOP_NAME: "Sita's" };
    expect(await wordOf("address", as(own))).toBe("done: done");
    expect(await wordOf("facts", as(own))).toBe("to do: open");
  });

  test("the payment service is really asked, and the answer holds for these keys", async () => {
    expect(await tryKeys(as(), owner)).toBe(true);
    expect(asked).toEqual(["GET /v1/payments?count=1"]);
    expect(await wordOf("payments")).toBe("done: simulated-answers");
    expect(await wordOf("payments", as({ RAZORPAY_KEY_SECRET: "another" }))).toBe("to do: changed");
    const { seen } = await shop.row("first_steps");
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
    expect(await tryKeys(as(), owner)).toBe(false);
    expect(await wordOf("payments")).toBe(`to do: ${word}`);
    answer = { status: 200, body: '{"entity":"collection","count":0,"items":[]}' };
  });

  test("a mail goes to whoever asks, by the shop's queue, and ticks when the mail server took it", async () => {
    await tryMail(as(), owner);
    expect(shop.kicks).toBe(1);
    expect(await wordOf("mail")).toBe("to do: waiting");
    const mail = await shop.row("mail_outbox");
    expect(mail).toMatchObject({ kind: "test-mail", to_address: owner.email });
    await shop.set("mail_outbox", {}, { last_error: "connect ECONNREFUSED 127.0.0.1:2525" });
    expect(await wordOf("mail")).toBe("to do: unreachable");
    await markSent(shop.db, mail.id);
    expect(await wordOf("mail")).toBe("done: done");
    expect(await wordOf("mail", as({ MAIL_FROM: "New <new@shop.example>" }))).toBe("to do: changed");
    expect(await wordOf("mail", as({ SMTP_URL: "" }))).toBe("to do: no-server");
    await shop.remove("mail_outbox");
    expect(await wordOf("mail")).toBe("to do: gone");
  });

  test("what was read is these versions, and open again once a text has changed", async () => {
    expect(await wordOf("policies")).toBe("to do: missing");
    expect(await notePoliciesRead(as(), owner, "")).toBe(false);
    await policies(1);
    const { seen } = await readFirstSteps(as(), owner);
    expect(await notePoliciesRead(as(), owner, "privacy 1")).toBe(false);
    expect(await notePoliciesRead(as(), owner, seen.policies)).toBe(true);
    expect(await wordOf("policies")).toBe("done: done");
    await shop.set("policy_pages", { slug: "terms" }, { version: 2 });
    expect(await wordOf("policies")).toBe("to do: changed");
  });

  test("rates are agreed to as they were seen, and a GSTIN may be none", async () => {
    expect(await agreeToRates(as(), owner, "1-2-3-4-5")).toBe(false);
    expect(await agreeToRates(as(), owner, ratesKey(settings().shop.shipping))).toBe(true);
    await noteNoGstin(as(), owner);
    expect([await wordOf("shipping"), await wordOf("gst")]).toEqual(["done: agreed", "done: none"]);
    expect(await wordOf("gst", as({ SHOP_GSTIN: "10AAAAA0000A1Z5" }))).toBe("to do: without-rate");
  });

  test("a copy is known by its size in bytes", async () => {
    const made = { reason: "scheduled", alive_until: new Date(), finished_at: new Date() } as const;
    await shop.addAll("backups", [
      { ...made, file: "/var/lib/jhola/backups/scheduled-1.tar.gz", bytes: 12345 },
      { ...made, failure: "NoRoom" },
    ]);
    expect(await wordOf("backup")).toBe("to do: open");
    expect(await compareCopy(as(), owner, 12344)).toBe(false);
    expect(await compareCopy(as(), owner, 12345)).toBe(true);
    expect(await wordOf("backup")).toBe("done: done");
    const { steps } = await readFirstSteps(as(), owner);
    expect(steps.at(-1)?.text).toContain("scheduled-1.tar.gz");
  });

  test("they are shown to a new shop, not to one that sold before, and not once they are hidden", async () => {
    expect(await areStepsShown(as())).toBe(true);
    await shop.addOrder();
    expect(await areStepsShown(as())).toBe(false);
    await noteNoGstin(as(), owner);
    expect(await areStepsShown(as())).toBe(true);
    await hideSteps(as(), owner);
    expect(await areStepsShown(as())).toBe(false);
  });

  test.each([
    ["sold before it was closed and opened has none", "2026-11-01", false],
    ["sells once it is open keeps them", "2026-11-03", true],
  ])("a shop that %s (DAYONE-1)", async (_, soldOn, isShown) => {
    await closeAndOpen(as(), owner);
    expect((await readSettings(shop.db)).facts.opening).toBe("open");
    await shop.set("audit_log", {}, { created_at: new Date("2026-11-02") });
    await shop.addOrder([], { created_at: new Date(soldOn) });
    expect(await areStepsShown(as())).toBe(isShown);
  });

  test("each that is written down has a line in the activity, and stands once", async () => {
    await noteNoGstin(as(), owner);
    await Promise.all(Array.from({ length: 5 }, () => noteNoGstin(as(), owner)));
    expect(await shop.count("first_steps")).toBe(1);
    expect(await shop.count("audit_log", { action: "first_step.noted" })).toBe(6);
  });
});

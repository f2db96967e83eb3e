import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { shownToCopy } from "../../shown-to-copy.ts";
import { ask, expectAnswer, post, sharedAdmin } from "../ask.ts";

const connections = "/admin/dashboard/connections";
const address = "https://books.jhola-crafts.in/hooks";

const { cookie: admin } = await sharedAdmin();

const add = (fields: Record<string, string>) => post(`${connections}/webhooks/new`, fields, admin);
const read = async (path = connections) => (await ask(path, admin)).text();
const secretIn = (html: string) => shownToCopy(html).find((each) => /^whsec_[\w-]{43}$/.test(each));
const words = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

/** The page of one that is there from now on. */
async function added(): Promise<string> {
  const id = randomUUID();
  await add({ id, url: address, events: "order.placed" });
  return `${connections}/webhooks/${id}`;
}
const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
const act = async (page: string, intent: string, more: Record<string, string> = {}) =>
  post(page, { intent, version: versionOf(await read(page)), ...more }, admin);

test("a secret is shown once, and adds one webhook however often its form is sent", async () => {
  const form = { id: randomUUID(), url: `${address}?${randomUUID()}`, events: "order.placed" };
  const answers = await Promise.all([add(form), add(form), add(form)]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.filter((text) => secretIn(text))).toHaveLength(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.every(({ headers }) => headers.get("cache-control") === "private, no-store")).toBe(true);
  const page = `${connections}/webhooks/${form.id}`;
  expect(secretIn(await read(page))).toBeUndefined();
  expect((await read()).split(page)).toHaveLength(2);
  expect((await act(page, "delete")).status).toBe(303);
});

test("its page pauses, resumes, renews, changes and deletes it, without script", async () => {
  const page = await added();
  expect((await act(page, "pause")).headers.get("location")).toBe(page);
  expect(words(await read(page))).toContain("Nothing is sent. What happens meanwhile waits");
  expect((await act(page, "resume")).status).toBe(303);
  expect(words(await read(page))).toContain("What happens is sent at once.");
  expect(secretIn(await (await act(page, "renew")).text())).toBeDefined();
  await expectAnswer(post(page, { intent: "pause", version: "1" }, admin), 409, "Someone else changed this");
  const changed = { url: "https://other.jhola-crafts.in/", events: "review.shown" };
  expect((await act(page, "save", changed)).status).toBe(303);
  expect(await read(page)).toContain("other.jhola-crafts.in");
  await expectAnswer(act(page, "save", { ...changed, url: "https://10.0.0.1/" }), 422, "private network");
  expect((await act(page, "delete")).headers.get("location")).toBe(connections);
  expect((await ask(page, admin)).status).toBe(404);
});

test("garbage for buttons and deliveries does nothing", async () => {
  const page = await added();
  expect((await act(page, "explode")).status).toBe(400);
  for (const delivery of ["", "all", "'; drop table", randomUUID()])
    expect((await act(page, "again", { delivery })).status).toBe(303);
  expect((await act(page, "delete")).status).toBe(303);
});

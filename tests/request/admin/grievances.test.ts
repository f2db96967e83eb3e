import { expect, test } from "vitest";
import { ask, expectAnswer, expectWords, noticeOf, post, textAt } from "../ask.ts";
import { openOrderAdmin } from "./admin-pages.ts";

const { admin, page } = await openOrderAdmin();
const list = "/admin/dashboard/grievances";
const typed = { fullName: "Asha Rao", email: "asha.grievance@example.com", body: "The strap <b>tore</b>." };

const ticketOf = async (prefix = "") => {
  const answer = await post(`${prefix}/grievance`, typed);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
};

test("without script a complaint leads to its ticket, which its token alone opens", async () => {
  const address = await ticketOf();
  expect(address).toMatch(/^\/grievance\/G-\d+\?token=[\w-]{43}$/);
  const answer = await ask(address);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expectWords(html, "Received", "Acknowledged by", "Answered by", "The strap &lt;b&gt;tore&lt;/b&gt;.");
  const [path = ""] = address.split("?");
  for (const wrong of [path, `${path}?token=x`, "/grievance/G-1?token=x", "/grievance/none"])
    expect((await ask(wrong)).status).toBe(404);
});

test("the form names the officer, and keeps what was typed when it refuses", async () => {
  expect(await textAt("/grievance")).toContain("Grievance officer");
  const html = await expectAnswer(post("/grievance", { ...typed, email: "" }), 422);
  expectWords(html, "Please enter an email address or a phone number", "Asha Rao");
});

test("in Hindi it is all in Hindi", async () => {
  const address = await ticketOf("/hi");
  expect(address).toMatch(/^\/hi\/grievance\/G-/);
  expect(await textAt(address)).toContain("टिकट नंबर");
});

test("the owner acknowledges and resolves without script; the ticket says so", async () => {
  const address = await ticketOf();
  const number = /G-\d+/.exec(address)?.[0] ?? "";
  const html = await page(list);
  const id = new RegExp(`${list}/([\\w-]{36})"[^>]*>${number}<`).exec(html)?.[1] ?? "";
  const own = `${list}/${id}`;
  expect(await page(own)).toContain("asha.grievance@example.com");
  const empty = await post(own, { intent: "resolve", version: "1", words: " " }, admin);
  await expectAnswer(empty, 422, "Please write what to say.");
  expect(noticeOf(await post(own, { intent: "acknowledge", version: "1" }, admin))).toContain("acknowledged");
  expect((await post(own, { intent: "reply", version: "1", words: "Late" }, admin)).status).toBe(409);
  const done = await post(own, { intent: "resolve", version: "2", words: "We sent <i>another</i>." }, admin);
  expect(noticeOf(done)).toContain("resolved");
  const ticket = await textAt(address);
  for (const words of ["Resolved", "We sent &lt;i&gt;another&lt;/i&gt;."]) expect(ticket).toContain(words);
  expect(await page(`${list}?tab=resolved`)).toContain(number);
});

test("once one is acknowledged, what is due next is offered", async () => {
  const first = /G-\d+/.exec(await ticketOf())?.[0] ?? "";
  await ticketOf();
  const [, id = ""] = new RegExp(`${list}/([\\w-]{36})"[^>]*>${first}<`).exec(await page(list)) ?? [];
  expect(await page(`${list}/${id}`)).not.toContain("Next grievance");
  await post(`${list}/${id}`, { intent: "acknowledge", version: "1" }, admin);
  const html = await page(`${list}/${id}`);
  expect(html).toMatch(/Next grievance(<!-- -->)?: <bdi>G-\d+<\/bdi>/);
  expect(html).toMatch(/\d+ left/);
});

test("a grievance that is none is not found", async () =>
  expect((await ask(`${list}/none`, admin)).status).toBe(404));

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { freshOfferNumber } from "../../database/sent-offer.ts";
import { patnaAddress } from "../../patna-address.ts";
import { expectAnswer, expectHeaders, expectNone, expectWords } from "../ask.ts";
import { offerShop } from "./offer-shop.ts";

const { db, ask, post, textAt, offered, stateOf, placeOf } = offerShop();

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = {
  ...{ fullName, addressLine1, city, state, pincode, phone: "9876543210", poNumber: "PO-7" },
  ...{ company: "Haat & Sons Pvt Ltd", gstin: "10AAPFU0939F1ZA" },
};

test("is read by its link alone, by nobody's cache and no search engine", async () => {
  const { path } = await offered({ words: "As agreed <b>yesterday</b>.", advancePercent: 50 });
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await answer.text();
  expectWords(html, 'name="robots" content="noindex"', "As agreed &lt;b&gt;yesterday&lt;/b&gt;.");
  const text = html.replaceAll(/<[^>]*>/g, " ");
  expectWords(text, "Kohbar Tote", "Accept and Pay by Bank Transfer", "Decline", "31 December 2099");
  expect(text).toContain("₹23,200 now as an advance");
  expect(await textAt("/sitemap.xml")).not.toContain("/offer");
});

test("a forged, cut or borrowed link is answered as one to an offer that is not there", async () => {
  const { path, number } = await offered();
  const other = await offered();
  const token = path.split("token=")[1] ?? "";
  const unknown = `/offer/${freshOfferNumber()}?token=${token}`;
  const wrong = [
    `/offer/${number}`,
    `/offer/${number}?token=`,
    path.slice(0, -1),
    `/offer/${number}?token=${other.path.split("token=")[1]}`,
    `/offer/${number}?token=${"A".repeat(43)}`,
    `/offer/JC-1?token=${token}`,
  ];
  const plain = (html: string) =>
    html
      // It leads to the same address in the other language.
      .replaceAll(/"\/hi\/offer\/[^"]*"/g, "")
      .replaceAll(/O-\d+|JC-1|%00|token=[\w%-]*/g, "")
      .replaceAll(/nonce-?"?[^"'\s]*|"requestId[^,]*/g, "");
  const expected = await ask(unknown);
  expect(expected.status).toBe(404);
  const text = plain((await expected.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ""));
  expect(text).toContain("Offer Not Found.");
  for (const path of wrong) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(plain((await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "")).length).toBe(
      text.length,
    );
    for (const act of ["pay", "decline"]) expect((await post(path, { ...buyer, act })).status).toBe(404);
    const paper = path.replace("?", "/proforma.pdf?");
    expect((await ask(paper)).status).toBe(404);
  }
  expect((await stateOf(number))[0]?.state).toBe("sent");
});

test("is accepted without script, once, and leads to its payment", async () => {
  const { path, number } = await offered();
  const accepted = await post(path, { ...buyer, act: "pay" });
  expect(accepted.status).toBe(303);
  const to = placeOf(accepted);
  expect(to.pathname).toMatch(/^\/pay\/JC-\d+$/);
  expect((await ask(to.pathname + to.search)).status).toBe(200);
  expect(placeOf(await post(path, { ...buyer, act: "bank", city: "" })).pathname).toBe(to.pathname);
  const html = await textAt(path);
  expect(html).toContain("You have accepted this offer.");
  expect(html).not.toContain("Accept and Pay");
  expect((await post(path, { act: "decline" })).status).toBe(303);
  expect((await stateOf(number)).map((row) => [row.state, row.po_number])).toEqual([["accepted", "PO-7"]]);
  const orders = await db().selectFrom("orders").select("idempotency_key").execute();
  expect(orders.filter(({ idempotency_key }) => idempotency_key?.endsWith(number))).toHaveLength(1);
});

test("paid by transfer, it leads to the order's page", async () => {
  const { path } = await offered();
  const to = placeOf(await post(path, { ...buyer, act: "bank" }));
  expect(to.pathname).toBe("/order-confirmation");
  expect(await textAt(to.pathname + to.search)).toContain("Bank Transfer");
});

test("a GSTIN of another state is warned of once", async () => {
  const { path } = await offered();
  const other = { ...buyer, gstin: "27 AAPFU0939F 1ZV", act: "bank" };
  const html = await expectAnswer(post(path, other), 422);
  expect(html).toContain("This GSTIN is of Maharashtra, and the billing address is in Bihar.");
  const gstinSeen = /name="gstinSeen" value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect((await post(path, { ...other, gstinSeen })).status).toBe(303);
});

test("a revision that was replaced says so, and nothing of it", async () => {
  const number = freshOfferNumber();
  const first = await offered({ number });
  await db().updateTable("offers").set({ state: "withdrawn" }).where("number", "=", number).execute();
  const second = await offered({ number, revision: 2, shippingCost: paise(120_00) });
  const html = await textAt(first.path);
  expect(html).toContain("There is a newer offer.");
  expectNone(html, "Kohbar Tote", "46,400", "Accept");
  for (const act of ["pay", "bank", "decline"]) {
    const answer = await post(first.path, { ...buyer, act });
    expect([answer.status, placeOf(answer).pathname]).toEqual([303, `/offer/${number}`]);
  }
  expect(placeOf(await ask(first.path.replace("?", "/proforma.pdf?"))).pathname).toBe(`/offer/${number}`);
  expect((await stateOf(number)).map(({ state }) => state)).toEqual(["withdrawn", "sent"]);
  expect(await textAt(second.path)).toContain("Accept and Pay");
});

test("one that has ended, or was declined, is decided no more", async () => {
  const ended = await offered({ validUntil: "2020-01-31" });
  const html = await textAt(ended.path);
  expect(html).toContain("It ended on 31 January 2020.");
  expect(html).not.toContain("Accept and Pay");
  expect((await post(ended.path, { ...buyer, act: "pay" })).status).toBe(303);
  const { path, number } = await offered();
  expect((await post(path, { act: "decline", words: "x".repeat(1001) })).status).toBe(422);
  expect((await post(path, { act: "decline", words: "Too <dear>" })).status).toBe(303);
  expect(await textAt(path)).toContain("You have declined this offer.");
  expect((await stateOf(number))[0]).toMatchObject({ state: "declined", decline_words: "Too <dear>" });
  const orders = await db().selectFrom("orders").select("idempotency_key").execute();
  expect(orders.some(({ idempotency_key }) => idempotency_key?.endsWith(number))).toBe(false);
});

test("a change of it is asked for in words, and it stays open", async () => {
  const { path, number } = await offered();
  const bare = await post(path, { act: "change", words: " " });
  await expectAnswer(bare, 422, "Please tell us what should be changed.");
  const long = await post(path, { act: "change", words: "x".repeat(1001) });
  expect([long.status, (await long.text()).includes("x".repeat(1001))]).toEqual([422, true]);
  const words = "300 <bags>, by 1 December";
  const sent = [await post(path, { act: "change", words }), await post(path, { act: "change", words })];
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  const led = await textAt(sent[1]?.headers.get("location") ?? "");
  expect(led).toMatch(/<noscript>(?:(?!<\/noscript>).)*Change Asked For/s);
  expectWords(await textAt(path), "300 &lt;bags&gt;, by 1 December", "Accept and Pay");
  expect(await stateOf(number)).toMatchObject([{ state: "sent", change_words: words }]);
  const forged = path.replace("token=", "token=A");
  expect((await post(forged, { act: "change", words })).status).toBe(404);
});

test("its proofs are seen and answered by its link alone", async () => {
  const { path, number } = await offered();
  const other = await offered();
  const id = randomUUID();
  const picture = "/files/private/offer_proofs/x/none_10x10.webp";
  await db()
    .insertInto("offer_proofs")
    .values({ id, offer_number: number, title: "Logo in madder red", picture })
    .execute();
  expect(await textAt(path)).toContain("Logo in madder red");
  expect((await ask(picture)).status).toBe(404);
  expect((await ask(other.path.replace("?", `/proofs/${id}?`))).status).toBe(404);
  expect((await post(other.path, { act: "approved", proof: id })).status).toBe(404);
  const bare = await post(path, { act: "changes", proof: id });
  await expectAnswer(bare, 422, "Please tell us what should be changed.");
  expect((await post(path, { act: "changes", proof: id, words: "Bluer" })).status).toBe(303);
  expect(await textAt(path)).toContain("Bluer");
  expect((await post(path, { act: "approved", proof: id })).status).toBe(303);
  const row = await db().selectFrom("offer_proofs").selectAll().where("id", "=", id).executeTakeFirst();
  expect(row?.state).toBe("approved");
});

test("its proforma is a paper that nobody keeps on the way", async () => {
  const { path, number } = await offered({ advancePercent: 30 });
  const answer = await ask(path.replace("?", "/proforma.pdf?"));
  expectHeaders(answer, { "content-type": "application/pdf", "cache-control": "private, no-store" });
  expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="${number}-1.pdf"`);
  expect((await answer.text()).startsWith("%PDF-")).toBe(true);
});

test("a form that no button of the page sends is refused", async () => {
  const { path, number } = await offered();
  for (const act of ["", "accept", "withdraw"])
    expect((await post(path, { ...buyer, act })).status).toBe(400);
  expect((await stateOf(number))[0]?.state).toBe("sent");
});

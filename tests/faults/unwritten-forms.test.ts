import { randomUUID } from "node:crypto";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldsOf } from "../form-fields.ts";
import { formOf, freshId, productFields, adminPage as products } from "../form-of.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { ownDatabase } from "./own-database.ts";

// The forms of the admin area while nothing can be written: each is told to come again, in words (SITE-11).

const area = "/admin/dashboard";

const own = ownDatabase();
let database: Client;
let shop: RunningShop;
let cookie: string;

beforeAll(async () => {
  shop = await startShop({ SEED: "empty", DATABASE_URL: own.url, ...shopAdmin.settings });
  ({ cookie } = await signIn(shop, "admin"));
  database = new Client(own.url);
  await database.connect();
  await database.query(
    `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
     create function stop_here() returns trigger language plpgsql as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;`,
  );
});

afterAll(async () => {
  await database?.end();
  await shop?.discard();
});

type Fields = Record<string, string>;

/** What each act of the admin's writes in its own transaction, and a picture beside it. */
const written = ["audit_log", "uploads"];

async function unable<T>(how: "no_room" | "stop_here", act: () => Promise<T>): Promise<T> {
  for (const table of written)
    await database.query(
      `create trigger unable before insert on ${table} for each row execute function ${how}()`,
    );
  try {
    return await act();
  } finally {
    for (const table of written) await database.query(`drop trigger unable on ${table}`);
  }
}

const post = (path: string, body: BodyInit) =>
  fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { Origin: shop.origin, Cookie: cookie },
  });

const asPage = async (path: string) =>
  (await fetch(shop.origin + path, { headers: { Cookie: cookie } })).text();

const record = { intent: "save", id: "", version: "0" };

const discount = () => ({
  ...{ ...record, folder: freshId(), code: "", title: "Test", kind: "amount", value: "10", cap: "" },
  ...{ minSubtotal: "", appliesTo: "all", which: "", starts: "", ends: "", mostUses: "", active: "true" },
});
const artisan = () => ({
  ...{ ...record, folder: freshId(), name: "Lone Maker", craft: "Painting", location: "Ranti", bio: "One." },
});
const story = () => ({
  ...{ ...record, id: freshId(), title: "A Story", slug: "a-story", content: "<p>By hand</p>", excerpt: "" },
  ...{ publishDate: "2026-01-15", category: "Craft", metaTitle: "A Story", metaDescription: "A story." },
});
const question = { ...record, category: "Orders & Payment", question: "Who sews?", answer: "<p>We do.</p>" };
const invitation = () => ({
  ...{ intent: "invite", id: randomUUID(), name: "Rekha", email: "rekha@example.com", permissions: "pack" },
});
const endpoint = () => ({
  ...{ id: randomUUID(), url: "https://books.jhola-crafts.in/hooks", events: "order.placed" },
});

const forms: [name: string, path: string, fields: () => Fields][] = [
  ["a product", products, () => productFields({ by: "" })],
  ["a discount", `${area}/discounts`, discount],
  ["an artisan", `${area}/artisans`, artisan],
  ["a post", `${area}/blog`, story],
  ["a question", `${area}/settings/faq`, () => question],
  ["an invitation", `${area}/staff/invite`, invitation],
  ["a webhook", `${area}/connections/webhooks/new`, endpoint],
  ["a key", `${area}/connections`, () => ({ intent: "make", id: randomUUID(), name: "Books" })],
];

/** Settings carry the version that their page was read with. */
const settings: [name: string, path: string, fields: Fields][] = [
  ["the search words", `${area}/settings/search-words`, { groups: "bag, jhola" }],
  ["stock's mails", `${area}/settings/messages`, { lowAt: "3", weekly: "true" }],
  ["the opening", `${area}/settings/opening`, { opening: "soon" }],
  ["a translation", `${area}/translations/texts?kind=shop&record=shop`, { "hi.name": "झोला" }],
];

/** What a page says of it, or one that stands in its place. */
const words = /try again|could not|can.t be|Failed to|Nothing that you typed/i;

async function told(asked: Promise<Response>) {
  const answer = await asked;
  const hasWords = words.test((await answer.text()).replaceAll(/<script.*?<\/script>/gs, ""));
  return { status: answer.status, comesAgain: answer.headers.has("Retry-After"), hasWords };
}

const away = { status: 503, comesAgain: true, hasWords: true };
/** Script has words of its own where it hears only that it failed. */
const toScript = { status: 503, comesAgain: true };

describe.each(["no_room", "stop_here"] as const)("while the database answers by %s", (how) => {
  test.each(forms)("%s is told to come again, with and without script", async (_, path, fields) => {
    const [address = "", query] = path.split("?");
    const data = `${address}.data${query ? `?${query}` : ""}`;
    expect(await unable(how, () => told(post(path, formOf(fields()))))).toEqual(away);
    const byScript = await unable(how, () => told(post(data, formOf({ ...fields(), by: "script" }))));
    expect(byScript).toMatchObject(toScript);
  });

  test.each(settings)("%s are told to come again", async (_, path, fields) => {
    const { version = "0" } = fieldsOf(await asPage(path));
    expect(await unable(how, () => told(post(path, formOf({ ...fields, version }))))).toEqual(away);
  });

  test("an import is told to come again", async () => {
    const path = `${products}/import`;
    const file = new File(
      ["slug,name,price,description,meta_description\nlone-tote,Lone Tote,499,By hand,A tote."],
      "products.csv",
    );
    const checked = await (await post(path, formOf({ intent: "check", file }))).text();
    const { fingerprint } = fieldsOf(checked);
    expect(fingerprint).toMatch(/./);
    const apply = () => told(post(path, formOf({ intent: "apply", fingerprint, file })));
    expect(await unable(how, apply)).toEqual(away);
  });

  test("a picture is told to come again", async () => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#A6342B" } });
    const bytes = new Uint8Array(await picture.png().toBuffer());
    const path = `${area}/uploads?bucket=product_images&for=${freshId()}`;
    expect(await unable(how, () => told(post(path, bytes)))).toEqual(away);
  });
});

test("and when it can write again, all of them are taken", async () => {
  for (const [name, path, fields] of forms)
    expect((await post(path, formOf(fields()))).status, name).toBeLessThan(400);
});

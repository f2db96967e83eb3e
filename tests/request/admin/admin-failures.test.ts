import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";
import { noticeOf } from "./admin-pages.ts";

// What the owner is told when the database refuses one part: in a shop of its own, since others would suffer.

let server: TestPostgres;
let shop: RunningShop;
let database: pg.Client;
let cookie = "";

beforeAll(async () => {
  server = await startTestPostgres();
  const url = await server.createDatabase(process.env.MIGRATED_DATABASE);
  shop = await startShop({ DATABASE_URL: url, SEED: "empty", ...shopAdmin.settings });
  ({ cookie } = await signIn(shop, "admin"));
  database = new pg.Client(url);
  await database.connect();
  await database.query(
    `insert into contact_messages (id, full_name, email, message_content) values ('m', 'Asha', 'a@example.com', 'Hi');
     insert into bulk_quotes (id, full_name, email) values ('q', 'Asha', 'a@example.com');
     insert into products (id, name, slug, price) values ('p', 'Tote', 'tote', 100);
     insert into blog_posts (id, title, slug) values ('b', 'Kohbar', 'kohbar');
     insert into blog_comments (id, post_id, author_name, content) values ('c', 'b', 'Asha', 'Hi');
     create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'no' using errcode = tg_argv[0]; end $$;
     create function deny() returns setof blog_comments language plpgsql as
       $$ begin raise exception 'no' using errcode = '42501'; end $$;`,
  );
});
afterAll(async () => {
  await database?.end();
  await shop?.discard();
  await server?.stop();
});

const at = (path: string) => `${shop.origin}/admin/dashboard/${path}`;
const page = async (path: string) =>
  (await fetch(at(path), { headers: { Cookie: cookie } }))
    .text()
    .then((html) => html.replaceAll("<!-- -->", ""));
const send = (path: string, fields: Record<string, string>) =>
  fetch(at(path), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.origin, Cookie: cookie },
  });

/** While `table` is away, or refuses to be written. */
async function without(table: string, act: () => Promise<void>) {
  await database.query(`alter table ${table} rename to away`);
  await act().finally(() => database.query(`alter table away rename to ${table}`));
}

async function refusing(table: string, code: string, act: () => Promise<void>) {
  await database.query(
    `create trigger refused before update or delete on ${table} for each row execute function refuse('${code}')`,
  );
  await act().finally(() => database.query(`drop trigger refused on ${table}`));
}

test.each([
  ["products", "overview", "Bulk quote request by <bdi>Asha</bdi>", "Total Orders"],
  ["blog_posts", "overview", "Could not load recent activity.", "Total Orders"],
  ["products", "products", "Could not fetch products.", "Add New Product"],
  ["audit_log", "products?edit=p", "Could not fetch products.", "Add New Product"],
  ["blog_posts", "blog", "Could not fetch the posts.", "Add New Post"],
  ["artisans", "artisans", "Could not fetch the artisans.", "Add New Artisan"],
])("while %s can't be read, %s stands and says '%s' beside '%s'", (table, path, told, other) =>
  without(table, async () => {
    const html = await page(path);
    for (const words of [told, other]) expect(html).toContain(words);
  }),
);

test("given-up mails are sent again", async () => {
  const shopFacts = { name: "Jhola", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
  const body = { shop: shopFacts, title: "Hi.", preview: "", blocks: [{ kind: "text", text: "Soon." }] };
  await database.query(
    `insert into mail_outbox (kind, to_address, subject, letter, attempts, failed_at, last_error)
     values ('note', 'meera@example.com', 'Hi', $1, 47, now(), 'ECONNREFUSED')`,
    [JSON.stringify(body)],
  );
  const html = await page("overview");
  for (const words of ["Mails do not arrive", "Send them again"]) expect(html).toContain(words);
  expect(noticeOf(await send("overview", { intent: "resend-mails" }))).toContain(
    "1 mail is tried again now.",
  );
  const waiting = () => database.query("select id from mail_outbox where sent_at is null");
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(0), 10_000);
  expect(await page("overview")).not.toContain("Mails do not arrive");
});

const lists: { table: string; path: string; loaded: string; form: Record<string, string>; saved: string }[] =
  [
    {
      table: "contact_messages",
      path: "contact-messages?message=m",
      loaded: "Failed to load messages. Please try again.",
      form: { id: "m", version: "1", status: "Pending", response: "", intent: "save" },
      saved: "Failed to update message. Please try again.",
    },
    {
      table: "bulk_quotes",
      path: "bulk-quotes?quote=q",
      loaded: "Failed to load bulk quotes. Please try again.",
      form: { id: "q", version: "1", status: "Quoted", notes: "", reply: "", intent: "save" },
      saved: "Failed to update quote. Please try again.",
    },
    {
      table: "blog_comments",
      path: "comments",
      loaded: "Could not fetch comments.",
      form: { id: "c", intent: "approve" },
      saved: "Could not approve the comment. Please try again.",
    },
  ];
test.each(lists)("$path: reading and saving fail with their exact words", async (list) => {
  const { table, path, loaded, form, saved } = list;
  await without(table, async () => {
    const html = await page(path);
    expect(html).toContain(loaded);
    expect(html).toMatch(/<h1/);
  });
  await refusing(table, "23514", async () => {
    const answer = await send(path, form);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toContain(saved);
  });
});

test("a permission that the database refuses is 'Access Denied'", async () => {
  await refusing("blog_comments", "42501", async () => {
    for (const intent of ["approve", "delete"]) {
      const answer = await send("comments", { intent, id: "c" });
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("Access Denied")]);
    }
  });
  await without("blog_comments", async () => {
    await database.query("create view blog_comments as select * from deny()");
    expect(await page("comments")).toContain("Access Denied");
    await database.query("drop view blog_comments");
  });
});

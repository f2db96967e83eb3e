import { beforeAll, expect, test, vi } from "vitest";
import { expectAnswer, noticeOf, openOwnersShop } from "../ask.ts";

// What the owner is told when the database refuses one part: in a shop of its own, since others would suffer.

const { page: pageAt, query, send: sendTo } = openOwnersShop({ SEED: "empty" });

beforeAll(async () => {
  await query(
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

const at = (path: string) => `/admin/dashboard/${path}`;
const page = (path: string) => pageAt(at(path));
const send = (path: string, fields: Record<string, string>) => sendTo(at(path), fields);

/** While `table` is away, or refuses to be written. */
async function without(table: string, act: () => Promise<void>) {
  await query(`alter table ${table} rename to away`);
  await act().finally(() => query(`alter table away rename to ${table}`));
}

async function refusing(table: string, code: string, act: () => Promise<void>) {
  await query(
    `create trigger refused before update or delete on ${table} for each row execute function refuse('${code}')`,
  );
  await act().finally(() => query(`drop trigger refused on ${table}`));
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
  await query(
    `insert into mail_outbox (kind, to_address, subject, letter, attempts, failed_at, last_error)
     values ('note', 'meera@example.com', 'Hi', $1, 47, now(), 'ECONNREFUSED')`,
    [JSON.stringify(body)],
  );
  const html = await page("overview");
  for (const words of ["Mails do not arrive", "Send them again"]) expect(html).toContain(words);
  const resent = await send("overview", { intent: "resend-mails" });
  expect(noticeOf(resent)).toContain("1 mail is tried again now.");
  const waiting = () => query("select id from mail_outbox where sent_at is null");
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
    for (const intent of ["approve", "delete"])
      await expectAnswer(send("comments", { intent, id: "c" }), 403, "Access Denied");
  });
  await without("blog_comments", async () => {
    await query("create view blog_comments as select * from deny()");
    expect(await page("comments")).toContain("Access Denied");
    await query("drop view blog_comments");
  });
});

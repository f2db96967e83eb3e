import pg from "pg";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";
import { expect, test } from "../shop-test.ts";

// What the owner sees when the database refuses one part: in a shop of its own, since others would suffer.
let server: TestPostgres;
let shop: RunningShop;
let database: pg.Client;

const shopFacts = { name: "Jhola", email: "hello@jhola.example", phone: "1", address: "Madhubani" };
const body = { shop: shopFacts, title: "Hi.", preview: "", blocks: [{ kind: "text", text: "Soon." }] };

test.describe.configure({ mode: "serial", timeout: 240_000 });

test.beforeAll(async () => {
  server = await startTestPostgres();
  const url = await server.createDatabase(process.env.GOODS_DATABASE);
  shop = await startShop({ DATABASE_URL: url, ...shopAdmin.settings });
  database = new pg.Client(url);
  await database.connect();
  await database.query(
    `insert into contact_messages (id, full_name, email, message_content) values ('m', 'Asha', 'a@example.com', 'Hi');
     insert into bulk_quotes (id, full_name, email) values ('q', 'Asha', 'a@example.com');
     insert into blog_comments (id, post_id, author_name, content) select 'c', id, 'Asha', 'Hi' from blog_posts limit 1;
     create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'no' using errcode = tg_argv[0]; end $$;
     create function deny() returns setof blog_comments language plpgsql as
       $$ begin raise exception 'no' using errcode = '42501'; end $$;`,
  );
});

test.afterAll(async () => {
  await database?.end();
  await shop?.discard();
  await server?.stop();
});

test.beforeEach(async ({ context }) => {
  const { cookie } = await signIn(shop, "admin");
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: shop.origin, httpOnly: true, sameSite: "Lax" }]);
});

const at = (path: string) => `${shop.origin}/admin/dashboard/${path}`;

/** While `table` is away, or refuses to be written. */
async function without(table: string, act: () => Promise<void>) {
  await database.query(`alter table ${table} rename to away`);
  try {
    await act();
  } finally {
    await database.query(`alter table away rename to ${table}`);
  }
}

async function refusing(table: string, code: string, act: () => Promise<void>) {
  await database.query(
    `create trigger refused before update or delete on ${table} for each row execute function refuse('${code}')`,
  );
  try {
    await act();
  } finally {
    await database.query(`drop trigger refused on ${table}`);
  }
}

test("the overview stands when its figures can't be read", ({ page }) =>
  without("products", async () => {
    await page.goto(at("overview"));
    await expect(page.getByRole("alert")).toContainText("Error Fetching Stats");
    await expect(page.getByRole("alert")).toContainText("Could not load dashboard statistics.");
    await expect(page.getByRole("link", { name: "Bulk quote request by Asha" })).toBeVisible();
  }));

test("the overview stands when the activity can't be read", ({ page }) =>
  without("blog_posts", async () => {
    await page.goto(at("overview"));
    await expect(page.getByRole("alert")).toContainText("Error Fetching Activity");
    await expect(page.getByRole("alert")).toContainText("Could not load recent activity.");
    await expect(page.getByRole("link", { name: /^Total Orders/ })).toContainText("0");
  }));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test("the owner sends given-up mails again", async ({ page }) => {
      await database.query(
        `insert into mail_outbox (kind, to_address, subject, letter, attempts, failed_at, last_error)
         values ('note', 'meera@example.com', 'Hi', $1, 47, now(), 'ECONNREFUSED')`,
        [JSON.stringify(body)],
      );
      await page.goto(at("overview"));
      const alert = page.getByRole("listitem").filter({ hasText: "Mails do not arrive" });
      await alert.getByRole("button", { name: "Send them again" }).click();
      if (javaScriptEnabled) await expect(page.getByText("1 mail is tried again now.")).toBeVisible();
      const waiting = () => database.query("select id from mail_outbox where sent_at is null");
      await expect.poll(async () => (await waiting()).rowCount).toBe(0);
      await page.goto(at("overview"));
      await expect(alert).toHaveCount(0);
    });
  });
}

for (const { table, path, told, other } of [
  { table: "products", path: "products", told: "Could not fetch products.", other: "Add New Product" },
  { table: "audit_log", path: "products?edit=", told: "Could not fetch products.", other: "Add New Product" },
  { table: "blog_posts", path: "blog", told: "Could not fetch the posts.", other: "Add New Post" },
  { table: "artisans", path: "artisans", told: "Could not fetch the artisans.", other: "Add New Artisan" },
]) {
  test(`${path} stands and says so while ${table} can't be read`, async ({ page }) => {
    const { rows } = await database.query("select id from products limit 1");
    await without(table, async () => {
      await page.goto(at(path.endsWith("=") ? `${path}${rows[0].id}` : path));
      await expect(page.getByRole("alert")).toContainText(told);
      await expect(page.getByRole("main").getByText(told)).toBeVisible();
      await expect(page.getByRole("link", { name: other })).toBeVisible();
    });
  });
}

for (const { table, path, loaded, button, saved } of [
  {
    table: "contact_messages",
    path: "contact-messages?message=m",
    loaded: "Failed to load messages. Please try again.",
    button: "Save Changes",
    saved: "Failed to update message. Please try again.",
  },
  {
    table: "bulk_quotes",
    path: "bulk-quotes?quote=q",
    loaded: "Failed to load bulk quotes. Please try again.",
    button: "Save Changes",
    saved: "Failed to update quote. Please try again.",
  },
  {
    table: "blog_comments",
    path: "comments",
    loaded: "Could not fetch comments.",
    button: "Approve",
    saved: "Could not approve the comment. Please try again.",
  },
]) {
  test(`${path}: reading and saving fail with their exact words`, async ({ page }) => {
    await without(table, async () => {
      await page.goto(at(path));
      await expect(page.getByRole("alert")).toContainText(loaded);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
    await refusing(table, "23514", async () => {
      await page.goto(at(path));
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("alert")).toContainText(saved);
    });
  });
}

test("a permission that the database refuses is 'Access Denied'", async ({ page }) => {
  page.on("dialog", (question) => question.accept());
  await refusing("blog_comments", "42501", async () => {
    for (const act of ["Approve", "Delete"]) {
      await page.goto(at("comments"));
      await page.getByRole("button", { name: act, exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("Access Denied");
    }
  });
  await without("blog_comments", async () => {
    await database.query("create view blog_comments as select * from deny()");
    await page.goto(at("comments"));
    await expect(page.getByRole("alert")).toContainText("Access Denied");
    await database.query("drop view blog_comments");
  });
});

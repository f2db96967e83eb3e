import pg from "pg";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";
import { expect, letIn, test } from "../shop-test.ts";

// Rows as another platform's load leaves them: all of their pictures lie on other machines (PRODUCT-35). None
// of these can be fetched, since the addresses are private ones.
let server: TestPostgres;
let shop: RunningShop;
let database: pg.Client;
const paths: string[] = [];

test.beforeAll(async () => {
  server = await startTestPostgres();
  const url = await server.createDatabase(process.env.GOODS_DATABASE);
  database = new pg.Client(url);
  await database.connect();
  const far = (name: string) => `https://10.20.30.40/${name}.jpg`;
  await database.query(
    "update products set images = array[$1, '//10.20.30.40/b.jpg', 'http://10.20.30.40/c.jpg'], og_image_url = $1",
    [far("a")],
  );
  const ofPosts = "image_url = $1, author_image_url = $2, og_image_url = $1";
  await database.query(`update blog_posts set ${ofPosts}`, [far("cover"), far("author")]);
  const ofArtisans = "image_url = $1, banner_image_url = $2, gallery_urls = array[$3]";
  await database.query(`update artisans set ${ofArtisans}`, ["portrait", "banner", "work"].map(far));
  const slug = async (table: string, column: string) =>
    (await database.query(`select ${column} as slug from ${table} limit 1`)).rows[0].slug;
  paths.push("/", "/shop", `/shop/${await slug("products where not hidden", "slug")}`, "/blog");
  paths.push(`/blog/${await slug("blog_posts where published_at < now()", "slug")}`, "/artisans");
  paths.push(`/artisans/${await slug("artisans", "id")}`, "/hi/shop");
  shop = await startShop({ DATABASE_URL: url, ...shopAdmin.settings });
});

test.afterAll(async () => {
  await database?.end();
  await shop?.discard();
  await server?.stop();
});

test("no page asks another machine for a picture, and a drawing stands in its place", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== shop.origin) foreign.push(`${page.url()}: ${url}`);
  });
  const wrong: string[] = [];
  page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
  for (const path of paths) {
    const answer = await page.goto(shop.origin + path);
    expect(answer?.status(), path).toBe(200);
    const [policy] = /img-src [^;]*/.exec(answer?.headers()["content-security-policy"] ?? "") ?? [];
    expect(policy).not.toMatch(/ https:( |$)/);
    await expect(page.locator("img[src='/fallback.svg']").first(), path).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
  expect(wrong).toEqual([]);
});

test("the owner is told whose pictures they are, and has them tried again", async ({ page, context }) => {
  await letIn(context, await signIn(shop, "admin"), shop.origin);
  const failed = () => database.query("select id from foreign_pictures where state = 'waiting'");
  await expect.poll(async () => (await failed()).rowCount, { timeout: 60_000 }).toBe(0);
  await page.goto(`${shop.origin}/admin/dashboard/overview`);
  const alert = page.getByRole("listitem").filter({ hasText: "Pictures could not be fetched" });
  await expect(alert).toContainText("a drawing stands in their place");
  await page.goto(`${shop.origin}/admin/dashboard/products/import/pictures`);
  const { rows } = await database.query(
    "select name from artisans union all select title from blog_posts union all select name from products",
  );
  const listed = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  for (const row of rows.slice(0, 5)) expect(listed.join("\n")).toContain(row.name);
  const tryAgain = page.getByRole("button", { name: `Try Again: ${rows[0].name}` });
  await tryAgain.first().click();
  await expect(page.getByText("The pictures are fetched in the background.")).toBeVisible();
});

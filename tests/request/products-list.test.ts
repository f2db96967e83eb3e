import { beforeAll, describe, expect, test } from "vitest";
import { importForm, tableOf, untilSomeAreWritten } from "../many-products.ts";
import { adminPage } from "../product-fields.ts";
import { ask, origin } from "./ask.ts";
import { picture, productForm, send, shownAt } from "./product-form.ts";
import { newSender } from "./purchase.ts";
import { sharedAdmin, sharedCustomer } from "./sign-in.ts";

let admin: string;
beforeAll(async () => {
  admin = (await sharedAdmin()).cookie;
});

const textOf = (form: FormData, name: string) => String(form.get(name));
const png = async () => new Uint8Array(await picture().png().toBuffer());
const byAdmin = (path: string, form: FormData) => send(path, admin, form);
const get = (path: string) => ask(path, { headers: { Cookie: admin } });

/** Saves a product by the admin page's form and gives the form back. */
async function saved(fields: Record<string, string> = {}): Promise<FormData> {
  const form = productForm(fields);
  expect((await send(adminPage, admin, form)).status).toBe(200);
  return form;
}

/** A form that was sent without script: the page that answers it. */
async function plain(form: FormData, path = `${adminPage}?new`) {
  form.delete("by");
  const answer = await send(path, admin, form);
  return { answer, html: await answer.text() };
}

describe("without script", () => {
  const file = async (name: string) => new File([await png()], name, { type: "image/png" });

  test("a product comes with its pictures in one form, and the list says so", async () => {
    const form = productForm();
    form.append("imagesFile", await file("a.png"));
    form.append("imagesFile", await file("b.png"));
    form.append("ogImageFile", await file("og.png"));
    form.append("imagesFile", new File([], ""));
    const { answer } = await plain(form);
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain("Product Added");
    const { html } = await shownAt(textOf(form, "slug"));
    expect(
      html.match(new RegExp(`/files/product_images/${textOf(form, "id")}/[0-9a-f]+_60x40.webp`, "g")),
    ).not.toBeNull();
  });

  test("six pictures are refused in the exact words", async () => {
    const form = productForm({ name: "Typed and kept" });
    for (let number = 0; number < 6; number += 1) form.append("imagesFile", await file(`${number}.png`));
    const { answer, html } = await plain(form);
    expect(answer.status).toBe(422);
    expect(html).toContain("You can only upload 5 more image(s). Max 5 total.");
    expect(html).toContain('value="Typed and kept"');
  });

  test("a wrong file is told by its name, and the good ones are kept for the next try", async () => {
    const form = productForm();
    form.append("imagesFile", await file("good.png"));
    form.append("imagesFile", new File(["<svg/>"], "../bad.svg", { type: "image/png" }));
    const { html } = await plain(form);
    expect(html).toContain("“../bad.svg” is no PNG, JPEG or WebP picture that can be read.");
    expect(html).toMatch(new RegExp(`name="images" value="/files/product_images/${textOf(form, "id")}/`));
  });

  test("the form is there, with a text area for the description and fields for the files", async () => {
    const html = await (await get(`${adminPage}?new`)).text();
    expect(html).toContain("Add New Product");
    expect(html).toMatch(/<textarea[^>]*name="description"/);
    expect(html).toContain('name="imagesFile"');
    expect(html).toContain('name="ogImageFile"');
  });
});

describe("many products", () => {
  test("are changed and deleted together, and only those", async () => {
    const forms = [await saved(), await saved(), await saved()];
    const [one = "", two = "", three = ""] = forms.map((form) => textOf(form, "id"));
    const change = new FormData();
    for (const id of [one, two, "unknown"]) change.append("id", id);
    change.set("intent", "change");
    change.set("change", "out-of-stock");
    const answer = await send(adminPage, admin, change);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain("2 products were changed.");
    const stock = await Promise.all(forms.map(async (form) => (await shownAt(textOf(form, "slug"))).html));
    expect(stock.map((html) => html.includes("schema.org/OutOfStock"))).toEqual([true, true, false]);
    change.set("intent", "delete");
    await send(adminPage, admin, change);
    const statuses = await Promise.all(
      forms.map(async (form) => (await shownAt(textOf(form, "slug"))).status),
    );
    expect(statuses).toEqual([404, 404, 200]);
    expect(three).not.toBe("");
  });

  test("are not said to be in stock while none is left of them", async () => {
    const form = await saved({ name: "Sold Tote", stockCount: "0", inStock: "" });
    const other = await saved({ stockCount: "0" });
    const open = await saved({ inStock: "" });
    const mark = async (...forms: FormData[]) => {
      const change = new FormData();
      for (const each of forms) change.append("id", textOf(each, "id"));
      change.set("intent", "change");
      change.set("change", "in-stock");
      return decodeURIComponent((await send(adminPage, admin, change)).headers.getSetCookie().join());
    };
    const alone = await mark(form);
    expect(alone).toContain("“Sold Tote” stays out of stock, as its stock count is 0.");
    expect(alone).not.toContain("changed");
    expect(await mark(form, other, open)).toContain("1 product was changed. 2 stay out of stock");
  });

  test.each([
    [{ intent: "change", change: "featured" }, '"Error","text":"Please select at least one'],
    [{ intent: "change", change: "price-0", id: "x" }, "could not be changed"],
    [{ intent: "drop table", id: "x" }, "could not be changed"],
    [{ intent: "delete" }, "select at least one"],
    [
      { intent: "delete", id: "gone" },
      '"Error deleting product","text":"This product does not exist any more."',
    ],
    [{ intent: "change", change: "featured", id: "gone" }, '"No Change"'],
  ])("%j changes nothing and says so", async (fields, words) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value ?? "");
    const answer = await send(adminPage, admin, form);
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain(words);
  });
});

describe("all that a list holds", () => {
  const many = 550;
  const word = `ganga${Date.now().toString(36)}`;
  const list = `${adminPage}?q=${word}`;
  const live = `${adminPage}/live?q=${word}`;
  const listed = async () => Number(/(\d+) in this list/.exec(await (await get(list)).text())?.[1]);
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ all: "true", ...fields })) form.set(name, value);
    return form;
  };
  const noticeOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());
  const inStock = act({ intent: "change", change: "in-stock" });

  test("comes of an import as a whole, though nobody hears its end; sent again, it says so", async () => {
    const form = await importForm(byAdmin, tableOf(word, many));
    const hangUp = new AbortController();
    const following = await ask(`${adminPage}/import/live`, {
      method: "POST",
      body: form,
      signal: hangUp.signal,
      headers: { Origin: origin, Cookie: admin },
    });
    await untilSomeAreWritten(following);
    hangUp.abort();
    expect([0, many]).toContain(await listed());
    const again = await send(`${adminPage}/import`, admin, form);
    expect(again.status === 303 ? noticeOf(again) : await again.text()).toMatch(
      /550 products added|there is nothing to import|the shop changed since the check/,
    );
    expect(await listed()).toBe(many);
  });

  test("is changed by one form, which says how far it is and leaves other products alone", async () => {
    const other = textOf(await saved(), "slug");
    const answer = await send(live, admin, act({ intent: "change", change: "out-of-stock" }));
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      { done: 0, of: many },
      { done: 500, of: many },
      { notice: { title: "Products Updated", text: "550 products were changed." } },
    ]);
    expect((await shownAt(`${word}-7`)).html).toContain("schema.org/OutOfStock");
    expect((await shownAt(other)).html).not.toContain("schema.org/OutOfStock");
    const plain = await send(`${list}&page=3`, admin, inStock);
    expect([plain.status, plain.headers.get("location")]).toEqual([303, `${list}&page=3`]);
    expect(noticeOf(plain)).toContain("550 products were changed.");
    expect(noticeOf(await send(list, admin, inStock))).toContain('"No Change"');
  });

  test("nobody but an admin changes or deletes a whole list", async () => {
    const customer = (await sharedCustomer()).cookie;
    for (const path of [list, live]) {
      for (const cookie of ["", customer]) {
        const headers = { Origin: origin, Cookie: cookie, "X-Forwarded-For": newSender() };
        const body = act({ intent: "delete", count: String(many) });
        expect((await ask(path, { method: "POST", body, headers })).status).toBe(303);
      }
      const headers = { Origin: "https://elsewhere.example", Cookie: admin };
      const body = act({ intent: "delete", count: String(many) });
      expect((await ask(path, { method: "POST", body, headers })).status).toBe(403);
    }
    expect(await listed()).toBe(many);
  });

  test("is deleted when its number was asked and still holds", async () => {
    const asked = await (await send(list, admin, act({ intent: "delete" }))).text();
    expect(asked).toContain("Delete 550 products and their pictures? This can&#x27;t be undone.");
    expect(asked).toContain('name="count" value="550"');
    const fewer = await send(live, admin, act({ intent: "delete", count: "549" }));
    expect(JSON.parse(await fewer.text())).toEqual({ answer: { kind: "asked", count: many } });
    expect(await listed()).toBe(many);
    const done = await send(list, admin, act({ intent: "delete", count: String(many) }));
    expect(noticeOf(done)).toContain("550 products and their pictures are gone.");
    expect(await listed()).toBe(0);
    const gone = await send(list, admin, act({ intent: "delete", count: String(many) }));
    expect(noticeOf(gone)).toContain("These products do not exist any more.");
  });
});

describe("tables", () => {
  test("an export imported again changes nothing", async () => {
    await saved({ name: "=SUM(1,2)" });
    const answer = await get(`${adminPage}/export`);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="products.csv"');
    const csv = await answer.text();
    expect(csv).toContain("'=SUM(1,2)");
    const form = new FormData();
    form.set("intent", "check");
    form.set("file", new File([csv], "products.csv"));
    const html = await (await send(`${adminPage}/import`, admin, form)).text();
    expect(html).toContain("there is nothing to import");
  });

  test("a file is checked, then imported by its check's mark", async () => {
    const slug = textOf(await saved(), "slug");
    const form = new FormData();
    form.set("intent", "check");
    form.set("file", new File([`slug,price\n${slug},2345`], "prices.csv"));
    const checked = await (await send(`${adminPage}/import`, admin, form)).text();
    expect(checked).toContain("price: 2345.00");
    expect((await shownAt(slug)).html).not.toContain("2,345");
    form.set("intent", "apply");
    expect((await send(`${adminPage}/import`, admin, form)).status).toBe(409);
    form.set("fingerprint", /name="fingerprint" value="([\w-]+)"/.exec(checked)?.[1] ?? "");
    const applied = await send(`${adminPage}/import`, admin, form);
    expect(applied.status).toBe(303);
    expect((await shownAt(slug)).html).toContain("2,345");
  });

  test("an import that is followed says how far it is, and at last what came of it", async () => {
    const slug = textOf(await saved(), "slug");
    const form = await importForm(byAdmin, `slug,price\n${slug},3456`);
    const lines = async () =>
      (await (await send(`${adminPage}/import/live`, admin, form)).text()).trim().split("\n");
    expect((await lines()).map((line): unknown => JSON.parse(line))).toEqual([
      { done: 0, of: 1 },
      { notice: { title: "Import Finished", text: "0 products added, 1 product changed." } },
    ]);
    expect((await shownAt(slug)).html).toContain("3,456");
    expect((await lines()).map((line): unknown => JSON.parse(line))).toEqual([
      { answer: expect.objectContaining({ kind: "planned", canApply: false }) },
    ]);
  });

  test.each(["", "a,b\n1", 'slug\n"broken', "\0\0"])("'%s' is no table", async (text) => {
    const form = new FormData();
    form.set("intent", "check");
    form.set("file", new File([text], "x.csv"));
    expect((await send(`${adminPage}/import`, admin, form)).status).toBe(422);
  });
});

test("the editor is never part of what the storefront fetches", async () => {
  for (const path of ["/", "/shop"]) {
    const html = await (await ask(path)).text();
    const scripts = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, script]) => script ?? "");
    expect(scripts.length).toBeGreaterThan(1);
    const own = scripts.filter((script) => !script.includes("manifest"));
    for (const script of new Set(own)) {
      const source = await (await fetch(origin + script)).text();
      expect(source.includes("ProseMirror"), script).toBe(false);
    }
  }
});

test("a list that is sorted, searched and paged by nonsense is still a list", async () => {
  for (const query of [
    "sort=drop&page=-1",
    "q=%00%27;--&sort=-price",
    "page=99999&collection=x",
    `q=${"x".repeat(3000)}`,
  ]) {
    const answer = await get(`${adminPage}?${query}`);
    expect(answer.status, query).toBe(200);
  }
});

import { expect, test } from "vitest";
import { adminPage, formOf } from "../../form-of.ts";
import { importForm, tableOf, untilSomeAreWritten } from "../../many-products.ts";
import { ask, expectLed, newSender, noticeOf, origin, sharedCustomer } from "../ask.ts";
import { openProductsAdmin, send, shownAt, textOf } from "./product-form.ts";

const { admin, byAdmin, get, saved } = await openProductsAdmin();

test("many products are changed and deleted together, and only those", async () => {
  const forms = [await saved(), await saved(), await saved()];
  const [one = "", two = "", three = ""] = forms.map((form) => textOf(form, "id"));
  const change = formOf({ intent: "change", change: "out-of-stock" });
  for (const id of [one, two, "unknown"]) change.append("id", id);
  expect(noticeOf(await send(adminPage, admin, change))).toContain("2 products were changed.");
  const stock = await Promise.all(forms.map(async (form) => (await shownAt(textOf(form, "slug"))).html));
  expect(stock.map((html) => html.includes("schema.org/OutOfStock"))).toEqual([true, true, false]);
  change.set("intent", "delete");
  await send(adminPage, admin, change);
  const statuses = await Promise.all(forms.map(async (form) => (await shownAt(textOf(form, "slug"))).status));
  expect(statuses).toEqual([404, 404, 200]);
  expect(three).not.toBe("");
});

test("many products are not said to be in stock while none is left of them", async () => {
  const form = await saved({ name: "Sold Tote", stockCount: "0", inStock: "" });
  const other = await saved({ stockCount: "0" });
  const open = await saved({ inStock: "" });
  const mark = async (...forms: FormData[]) => {
    const change = formOf({ intent: "change", change: "in-stock" });
    for (const each of forms) change.append("id", textOf(each, "id"));
    return noticeOf(await send(adminPage, admin, change));
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
])("many products: %j changes nothing and says so", async (fields, words) => {
  const form = formOf(fields);
  const answer = await send(adminPage, admin, form);
  expect(answer.status).toBe(303);
  expect(noticeOf(answer)).toContain(words);
});

const many = 550;
const word = `ganga${Date.now().toString(36)}`;
const list = `${adminPage}?q=${word}`;
const live = `${adminPage}/live?q=${word}`;
const listed = async () =>
  Number(/(\d+) in this list/.exec(await (await get(`${list}&show=100`)).text())?.[1]);
const act = (fields: Record<string, string>) => {
  return formOf({ all: "true", ...fields });
};
const inStock = act({ intent: "change", change: "in-stock" });

test("all that a list holds comes of an import as a whole, though nobody hears its end; sent again, it says so", async () => {
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
  const said = /550 products added|there is nothing to import|the shop changed since the check/;
  expect(again.status === 303 ? noticeOf(again) : await again.text()).toMatch(said);
  expect(await listed()).toBe(many);
});

test("all that a list holds is changed by one form, which says how far it is and leaves other products alone", async () => {
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
  const plain = await expectLed(send(`${list}&page=3`, admin, inStock), `${list}&page=3`);
  expect(noticeOf(plain)).toContain("550 products were changed.");
  expect(noticeOf(await send(list, admin, inStock))).toContain('"No Change"');
});

test("all that a list holds: nobody but an admin changes or deletes a whole list", async () => {
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

test("all that a list holds is deleted when its number was asked and still holds", async () => {
  // Without script a tick says that it is meant.
  expect(await (await get(`${list}&show=100`)).text()).toContain(
    "Delete the selected products and their pictures?",
  );
  const asked = await (await send(list, admin, act({ intent: "delete" }))).text();
  expect(asked).toContain("Delete 550 products and their pictures? This can&#x27;t be undone.");
  expect(asked).toContain('name="count" value="550"');
  const fewer = await send(live, admin, act({ intent: "delete", count: "549" }));
  expect(JSON.parse(await fewer.text())).toMatchObject({ answer: { kind: "asked", count: many } });
  expect(await listed()).toBe(many);
  const done = await send(list, admin, act({ intent: "delete", count: String(many) }));
  expect(noticeOf(done)).toContain("550 products and their pictures are gone.");
  expect(await listed()).toBe(0);
  const gone = await send(list, admin, act({ intent: "delete", count: String(many) }));
  expect(noticeOf(gone)).toContain("These products do not exist any more.");
});

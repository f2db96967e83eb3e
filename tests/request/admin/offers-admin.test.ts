import sharp from "sharp";
import { expect, test } from "vitest";
import { fieldsOf } from "../../form-fields.ts";
import { formOf } from "../../form-of.ts";
import { placedPhotograph } from "../../some-photograph.ts";
import {
  anyProductPath,
  ask,
  expectAnswer,
  origin,
  post,
  sharedAdmin,
  sharedCustomer,
  textAt,
} from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";

const offers = "/admin/dashboard/offers";

const { cookie: admin } = await sharedAdmin();
const { cookie: customer } = await sharedCustomer();

const page = (path: string) => textAt(path, admin);

/** A form as a browser without script sends it. */
const postForm = (path: string, fields: Record<string, string | Blob>) => post(path, formOf(fields), admin);

const placeOf = (answer: Response) => new URL(answer.headers.get("location") ?? "", origin).pathname;

/** A request for a product's bulk quote, and its page. */
async function asked() {
  const email = newEmail();
  const product = await anyProductPath();
  const sent = await post(`${product}/quote`, {
    ...{ fullName: "Asha <b>Kumari</b>", email, phone: "98765 43210", quantity: "200", company: "Haat" },
    customization: "Our logo in geru",
  });
  expect(sent.status).toBeLessThan(400);
  const list = await page(`/admin/dashboard/bulk-quotes?q=${encodeURIComponent(email)}`);
  const id = /id="open-([^"]+)"/.exec(list)?.[1] ?? "";
  return { email, id, path: `/admin/dashboard/bulk-quotes?quote=${id}` };
}

/** An offer that was sent to whoever asked, with its page. */
async function sentOffer() {
  const quote = await asked();
  const form = fieldsOf(await page(`${offers}/new?quote=${quote.id}`));
  const saved = await postForm(`${offers}/new?quote=${quote.id}`, { ...form, intent: "save" });
  const path = placeOf(saved);
  await postForm(path, { ...seenOn(await page(path)), intent: "send" });
  return { ...quote, offer: path, number: path.split("/").at(-1) ?? "" };
}

/** The revision that an act's form is made from. */
const seenOn = (html: string) => {
  const [, id = "", version = ""] =
    /name="id" value="([^"]+)"[^>]*>\s*<input [^>]*name="version" value="(\d+)"/.exec(html) ?? [];
  return { id, version };
};

test("an offer goes from a request to its buyer without script", async () => {
  const quote = await asked();
  expect(await page(quote.path)).toContain(`${offers}/new?quote=${quote.id}`);
  const address = `${offers}/new?quote=${quote.id}`;
  const form = fieldsOf(await page(address));
  expect(form).toMatchObject({
    ...{ buyerName: "Asha <b>Kumari</b>", buyerEmail: quote.email, buyerCompany: "Haat" },
    ...{ "line-0-quantity": "200", "line-0-details": "Our logo in geru" },
  });
  expect(Number(form["line-0-price"])).toBeGreaterThan(0);

  const added = await postForm(address, { ...form, intent: "add-line" });
  expect(added.status).toBe(200);
  const two = fieldsOf(await added.text());
  const screen = { "line-1-name": "Screen", "line-1-quantity": "none", "line-1-price": "600" };
  const again = await expectAnswer(postForm(address, { ...two, ...screen, intent: "save" }), 422);
  expect(again).toContain("Type a whole number from 1 to 1,00,000.");
  expect(fieldsOf(again)).toMatchObject({
    "line-1-name": "Screen",
    "line-1-quantity": "none",
    begun: form.begun,
  });

  const whole = { ...two, ...screen, "line-1-quantity": "1", intent: "save" };
  const saved = await postForm(address, whole);
  expect(saved.status).toBe(303);
  const path = placeOf(saved);
  expect(placeOf(await postForm(address, whole))).toBe(path);
  const drafted = await page(path);
  expect(drafted).toContain("Draft");
  expect(drafted).not.toContain("<b>Kumari</b>");

  const send = { ...seenOn(drafted), intent: "send" };
  expect((await postForm(path, send)).status).toBe(303);
  expect((await postForm(path, send)).status).toBe(303);
  expect((await mailTo(quote.email, "See the offer")).text).toContain("Screen × 1");
  expect(mailsTo(quote.email).filter((mail) => mail.text.includes("See the offer"))).toHaveLength(1);
  expect(await page(quote.path)).toMatch(/<option[^>]*selected=""[^>]*>Quoted/);
  expect(await page(`${offers}?tab=sent`)).toContain(path);
});

test("what /b2b names exactly stands linked, is let go and linked again without script", async () => {
  const email = newEmail();
  const names = await page("/b2b");
  const name = /<option value="([A-Z][\w ]+ Tote)"/.exec(names)?.[1] ?? "";
  const fields = { fullName: "Asha", email, product: name.toLowerCase(), quantity: "120" };
  const sent = await ask("/b2b?form=quote", {
    ...{ method: "POST", body: new URLSearchParams(fields), headers: { Origin: origin } },
  });
  expect(sent.status).toBe(303);
  const list = await page(`/admin/dashboard/bulk-quotes?q=${encodeURIComponent(email)}`);
  const address = `${offers}/new?quote=${/id="open-([^"]+)"/.exec(list)?.[1]}`;
  const html = await page(address);
  const form = fieldsOf(html);
  expect(form).toMatchObject({ "line-0-name": name, "line-0-asked": name.toLowerCase() });
  expect(Number(form["line-0-price"])).toBeGreaterThan(0);
  const product = form["line-0-product"] ?? "";
  const free = await (await postForm(address, { ...form, intent: "unlink-0" })).text();
  const freed = fieldsOf(free);
  expect(freed).toMatchObject({ "line-0-product": "", "line-0-name": name.toLowerCase() });
  expect(free).toContain(`value="link-0-${product}"`);
  const linked = await postForm(address, { ...freed, "line-0-price": "", intent: `link-0-${product}` });
  expect(fieldsOf(await linked.text())).toMatchObject({
    ...{ "line-0-product": product, "line-0-quantity": "120", "line-0-price": form["line-0-price"] },
  });
});

test("products are searched, added and removed without script", async () => {
  const address = `${offers}/new`;
  const form = fieldsOf(await page(address));
  const found = await (await postForm(address, { ...form, find: "tote", intent: "find" })).text();
  const take = /value="(take-[^"]+)"/.exec(found)?.[1] ?? "";
  // Enter in the search box presses the form's first button.
  expect(await (await postForm(address, { ...form, find: "tote", intent: "enter" })).text()).toContain(take);
  const taken = await (await postForm(address, { ...form, intent: take })).text();
  const one = fieldsOf(taken);
  expect(one["line-0-product"]).toBe(take.slice("take-".length));
  const none = fieldsOf(await (await postForm(address, { ...one, intent: "remove-0" })).text());
  expect(none["line-0-product"]).toBeUndefined();
  const nothing = { ...none, buyerName: "Asha", intent: "save" };
  await expectAnswer(postForm(address, nothing), 422, "Add a line first.");
  const json = await ask(`${offers}/products?q=tote`, admin);
  expect(await json.text()).toContain(`"id":"${take.slice("take-".length)}"`);
});

test("a sent offer is changed by its next revision, and withdrawn", async () => {
  const { offer, email } = await sentOffer();
  expect(placeOf(await postForm(offer, { intent: "change" }))).toBe(`${offer}/edit`);
  const form = fieldsOf(await page(`${offer}/edit`));
  expect((await postForm(`${offer}/edit`, { ...form, version: "7", intent: "save" })).status).toBe(409);
  expect((await postForm(`${offer}/edit`, { ...form, "line-0-price": "99", intent: "save" })).status).toBe(
    303,
  );
  const both = await page(offer);
  expect(both).toContain("Revision 2 is being written.");
  expect((await postForm(offer, { ...seenOn(both), intent: "send" })).status).toBe(303);
  expect(await page(offer)).toContain("Earlier revisions");
  await mailTo(email, "It replaces the one that you have");
  const open = await page(offer);
  expect((await postForm(offer, { ...seenOn(open), intent: "withdraw" })).status).toBe(303);
  expect(await page(`${offers}?tab=closed`)).toContain(offer);
  expect((await postForm(offer, { ...seenOn(open), version: "9", intent: "withdraw" })).status).toBe(409);
});

test("a proof is a picture, for the owner and the offer's buyer alone", async () => {
  const { offer, email } = await sentOffer();
  const picture = await placedPhotograph();
  await expectAnswer(postForm(offer, { intent: "proof", title: "" }), 422, "Choose a picture.");
  const script = new Blob(["<script>alert(1)</script>"], { type: "image/jpeg" });
  const odd = await (await postForm(offer, { intent: "proof", title: "Front", picture: script })).text();
  expect(odd).toContain("is no PNG, JPEG or WebP picture");
  expect((await postForm(offer, { intent: "proof", title: "Front", picture })).status).toBe(303);
  const shown = new RegExp(`src="(${offer}/proofs/[^"]+)"`).exec(await page(offer))?.[1] ?? "";
  const file = await ask(shown, admin);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const { width, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined });
  for (const cookie of ["", customer]) expect((await ask(shown, cookie)).status).toBe(303);
  await mailTo(email, "Approve it, or say what should be changed.");
});

test("an offer has 20 proofs at most, and says so", async () => {
  const { offer } = await sentOffer();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#A6342B" } })
    .png()
    .toBuffer();
  const picture = new Blob([Uint8Array.from(png)], { type: "image/png" });
  const add = () => postForm(offer, { intent: "proof", title: "Front", picture });
  for (let n = 0; n < 19; n += 1) expect((await add()).status).toBe(303);
  const last = await Promise.all([add(), add(), add()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  expect(await (await add()).text()).toContain("An offer has 20 proofs at most.");
  expect((await page(offer)).match(/alt="Front"/g)).toHaveLength(20);
});

test("what is not there is told, and odd acts are refused", async () => {
  for (const path of [`${offers}/O-1`, `${offers}/O-1/edit`, `${offers}/new?quote=none`])
    expect((await ask(path, admin)).status).toBe(404);
  for (const intent of ["send", "change", "withdraw", "discard", "none"])
    expect((await postForm(`${offers}/O-1`, { intent })).status).toBe(409);
});

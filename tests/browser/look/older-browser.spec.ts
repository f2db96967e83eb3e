import { expect, test } from "../shop-test.ts";

/** Takes from the browser what Safari 16.0, Chrome 109 and Firefox 115 have not yet, at least one of them. */
function growYounger(): void {
  // A list in `:is` forgives what is unknown, and finds the rest.
  const isKnown = (selector: string) => !selector.replace(/:is\([^()]*\)/g, "").includes(":popover-open");
  for (const owner of [Element.prototype, Document.prototype]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const known: unknown = Reflect.get(owner, name);
      if (typeof known !== "function") continue;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (!isKnown(selector)) throw new SyntaxError(`'${selector}' is not a valid selector`);
        return Reflect.apply(known, this, [selector.replace(/,? ?:popover-open/, "")]);
      });
    }
  }
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const young: [owner: object, ...names: string[]][] = [
    [HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover"],
    [Element.prototype, "checkVisibility"],
    [Array.prototype, "toSorted", "toSpliced", "toReversed", "with"],
    [Set.prototype, "union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
    [iterators, "map", "filter", "some", "every", "find", "reduce", "toArray", "forEach", "flatMap", "take"],
    [String.prototype, "toWellFormed", "isWellFormed"],
    [URLSearchParams.prototype, "size"],
    [Map, "groupBy"],
    [Object, "groupBy"],
    [Promise, "withResolvers", "try"],
    [URL, "canParse", "parse"],
    [AbortSignal, "any", "timeout"],
    [Array, "fromAsync"],
    [Document.prototype, "startViewTransition"],
    [globalThis, "scheduler", "requestIdleCallback", "URLPattern", "navigation"],
    [Object.getPrototypeOf(crypto), "randomUUID"],
  ];
  for (const [owner, ...names] of young) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** What it has not, as a script says it: a page may reach it only in a state that this test does not see. */
const tooYoung = /\.(?:toSorted|toSpliced|toReversed)\(|\b(?:Map|Object)\.groupBy\(/;

test("a browser of 2022 shops: no page breaks as it hydrates, and presses count", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.addInitScript(growYounger);
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js"))
      scripts.push(
        answer.text().then(
          (text) => (tooYoung.test(text) ? pathname : ""),
          () => "",
        ),
      );
  });
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto("/");
  await page.goto("/faq");
  await page.getByLabel("Search").last().fill("return");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=return/);
  await page.goto("/shop");
  await page.getByLabel("Sort by").selectOption("price-asc");
  await page.waitForURL(/sort=price-asc/);
  await page.getByRole("list", { name: "Products" }).getByRole("heading").first().getByRole("link").click();
  await page.getByLabel("Quantity", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add to Cart" }).last().click();
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(toasts).toContainText("Added to Cart!");
  await page.keyboard.press("Escape");
  await expect(toasts).toBeEmpty();
  await page.goto("/cart");
  await expect(page.getByRole("button", { name: /^Increase quantity/ })).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByLabel("Full Name").first()).toBeVisible();
  expect(errors).toEqual([]);
  expect((await Promise.all(scripts)).filter(Boolean)).toEqual([]);
});

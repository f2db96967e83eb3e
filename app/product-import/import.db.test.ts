import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import { readAllRows } from "#catalogue/admin/list/product-list.db.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { csvOf } from "#platform/text/csv.server.ts";
import { bytes, exportedProducts, fileOf, importing, stole } from "../../tests/database/import-admin.ts";
import { eachAdminPage, owner } from "../../tests/database/products-admin.ts";
import { applyImport, checkImport } from "./apply-import.server.ts";
import { cellsOf, csvColumns } from "./product-cells.server.ts";

eachAdminPage("importing products", (shop) => {
  beforeEach(() => shop.addProducts(exportedProducts));
  async function exported(): Promise<string> {
    const lines: string[][] = [];
    for await (const rows of readAllRows(shop.db, { q: "", page: 1 }))
      lines.push(
        ...rows.map((row) =>
          csvColumns().map((column) => cellsOf({ ...row, steps: [], group: null })[column] ?? ""),
        ),
      );
    return csvOf(csvColumns(), lines);
  }
  const { acts, check, notes, run } = importing(shop);

  test("what was exported changes nothing, nor after a spreadsheet has had it", async () => {
    const csv = await exported();
    expect(await acts(bytes(csv))).toEqual(["keep", "keep"]);
    const [header = [], ...body] = parse(csv, { bom: true });
    const spreadsheet = [header, ...body]
      .map((cells) => cells.map((cell) => `"${respelt(cell).replaceAll('"', '""')}"`).join(";"))
      .join("\r\n");
    expect(await acts(bytes(spreadsheet))).toEqual(["keep", "keep"]);
    const before = await shop.product("p1");
    expect(await run(bytes(csv))).toEqual({ kind: "applied", added: 0, changed: 0 });
    expect(await shop.product("p1")).toEqual(before);
  });

  /** As a spreadsheet writes values that it takes for its own. */
  const respelt = (cell: string): string => {
    if (cell === "true" || cell === "false") return cell.toUpperCase();
    return /^\d+\.\d0$/.test(cell) ? cell.slice(0, -1) : cell;
  };

  test("products are found by slug, else by SKU; new ones are added; each has its audit row", async () => {
    const prices = fileOf({ slug: "fish-sling", price: "650.00" }, { sku: "JC-1", price: "₹1,600" });
    // What is written beside what it was: a slip of a digit is seen before it stands in the shop.
    expect(await notes(prices)).toEqual(["price: 650.00 (was 500.00)", "price: 1600.00 (was 1499.50)"]);
    expect(await run(prices)).toEqual({ kind: "applied", added: 0, changed: 2 });
    expect(await shop.product("p2")).toMatchObject({ price: "650.00", version: 2, name: "Fish Sling" });
    expect(await shop.product("p1")).toMatchObject({ price: "1600.00", slug: "lotus-tote", stock_count: 3 });
    expect(await run(fileOf(stole))).toEqual({ kind: "applied", added: 1, changed: 0 });
    expect(
      await shop.db.selectFrom("products").selectAll().where("slug", "=", "sun-stole").executeTakeFirst(),
    ).toMatchObject({ price: "900.00", artisan: "Asha Rao", meta_title: "Sun Stole", in_stock: true });
    const history = await auditOf(shop.db, "products", "p2");
    expect(history.map(({ what }) => what)).toEqual(["updated · price: 650.00 · import"]);
  });

  test("formulas are text, and HTML is made safe", async () => {
    await run(fileOf({ ...stole, name: '=LINK("http://x")', description: "<p>a</p><script>1</script>" }));
    expect(
      await shop.db.selectFrom("products").selectAll().where("slug", "=", "sun-stole").executeTakeFirst(),
    ).toMatchObject({ name: '=LINK("http://x")', description: "<p>a</p>" });
  });

  describe("a line is refused, and with it the file,", () => {
    const none = "neither a picture of this";
    test.each<[Record<string, string>, note: string]>([
      [{ price: "cheap" }, "price: Enter the price in rupees, such as 1499 or 1499.50."],
      [{ collection: "woven" }, "collection: Please choose one of the list."],
      [{ stock_count: "-1" }, "stock_count: Enter a whole number"],
      [{ slug: "nowhere", price: "5" }, "No product has this slug or SKU."],
      [{ slug: "nowhere", name: " " }, "No product has this slug or SKU."],
      [{ in_stock: "x" }, "in_stock: Enter yes or no."],
      [{ featured: "in stock" }, "featured: Enter yes or no."],
      [{ limited: "2" }, "limited: Enter yes or no."],
      [{ slug: "fish-sling", sku: "j\u00ADc-1\u200B" }, "The SKU is used by “=Lotus, Tote”."],
      [{ slug: "fish-sling", sku: "JC-1" }, "The SKU is used by “=Lotus, Tote”."],
      [{ images: "https://[" }, "images: “https://[” is neither a picture"],
      ...[",", ", ", "; ", ";", " ", "|"].map((sign): [Record<string, string>, string] => {
        const images = `https://x.in/a.jpg${sign}https://x.in/b.jpg`;
        return [{ images }, `images: “${images}” is more than one address. Please write each`];
      }),
      [{ og_image_url: "https://x.in/a.jpg,https://x.in/b.jpg" }, "more than one address. Please leave one."],
      [{ og_image_url: "https://a b" }, "og_image_url: “https://a b” is"],
      [{ images: "/files/product_images/p2/x_1x1.webp" }, none],
      [{ images: "javascript:alert(1)" }, none],
      [{ og_image_url: "http://x/a.png" }, none],
      [{ images: [1, 2, 3, 4, 5, 6].map((n) => `https://x/${n}`).join("\n") }, "images: at most 5."],
    ])("when %j", async (cells, note) => {
      const record = { slug: "lotus-tote", ...cells };
      const file = fileOf(record, { ...record, slug: "fish-sling", price: "100" });
      expect((await notes(fileOf(record))).join()).toContain(note);
      expect(await run(file)).toMatchObject({ kind: "planned" });
      expect(await shop.product("p2")).toMatchObject({ price: "500.00", version: 1 });
    });

    test("when an earlier one is about the same product", async () => {
      const twice = fileOf({ slug: "fish-sling", price: "1" }, { slug: "fish-sling", price: "2" });
      expect(await acts(twice)).toEqual(["change", "refuse"]);
      expect(await acts(fileOf({ ...stole, sku: "N" }, { ...stole, slug: "other", sku: "N" }))).toEqual([
        "add",
        "refuse",
      ]);
    });
  });

  test.each([
    [new Uint8Array(), "choose a CSV file"],
    [bytes("name,price\nTote,5"), "“slug” or “sku”"],
    [bytes("slug,slug\na,b"), "stands there twice"],
    [bytes("slug,name"), "no lines"],
    [bytes('slug,name\na,"broken'), "quotes or columns do not fit"],
    [bytes("slug,name\na,b,c,d"), "quotes or columns do not fit"],
    [Uint8Array.from([0x73, 0xff, 0xfe, 0x00]), "CSV UTF-8"],
    [bytes("PK\u0003\u0004\0\0"), "CSV UTF-8"],
    [bytes(`slug\n${"a\n".repeat(5001)}`), "5,000 lines"],
  ])("what is wrong with a file that is none is said (%#)", async (file, problem) =>
    expect(await checkImport(shop, owner, file)).toEqual({
      kind: "unreadable",
      problem: expect.stringContaining(problem),
    }),
  );

  test("what changed since the check is told, and nothing is written", async () => {
    const file = fileOf({ slug: "lotus-tote", price: "10" });
    const { fingerprint } = await check(file);
    await shop.set("products", "p1", { stock_count: 2 });
    const told = { kind: "planned", isChanged: true };
    expect(await applyImport(shop, owner, file, { fingerprint })).toMatchObject(told);
    const other = fileOf({ slug: "lotus-tote", price: "11" });
    expect(await applyImport(shop, owner, other, { fingerprint })).toMatchObject({ isChanged: true });
    expect(await shop.product("p1")).toMatchObject({ price: "1499.50" });
  });

  test("a slug that changed leads on", async () => {
    await run(fileOf({ sku: "JC-1", slug: "kamal-tote" }));
    expect(await shop.row("slug_history", { slug: "lotus-tote" })).toMatchObject({ target_id: "p1" });
  });

  test("what was sold since the export stays sold, unless the owner counted anew", async () => {
    const setStock = (stock_count: number, in_stock: boolean) =>
      shop.set("products", "p1", { stock_count, in_stock });
    const recounted = (csv: string, count: string) =>
      bytes(csv.replace(/^lotus-tote,.*$/m, (line) => line.replace(/,5,/, `,${count},`)));
    await setStock(5, true);
    const csv = await exported();
    await setStock(0, false);
    expect(await acts(bytes(csv))).toEqual(["keep", "keep"]);
    expect(await notes(recounted(csv, "8"))).toEqual([
      "stock_count: Pieces were sold meanwhile: 0 are left now. Check the count, then save again.",
    ]);
    expect(await run(fileOf({ slug: "lotus-tote", stock_count: "8" }))).toMatchObject({ changed: 1 });
    expect(await shop.product("p1")).toMatchObject({ stock_count: 8, in_stock: true });
    await setStock(5, true);
    expect(await run(recounted(csv, "9"))).toMatchObject({ changed: 1 });
    expect(await shop.product("p1")).toMatchObject({ stock_count: 9 });
  });

  test("lines that were emptied in a spreadsheet are passed over, and the others keep their numbers", async () => {
    const file = bytes(
      'slug,price,story\r\n,,\r\n\r\nfish-sling,650,"two\r\nlines"\r\n , ,\r\nlotus-tote,cheap,\r\n',
    );
    expect((await check(file)).rows.map(({ line, act }) => [line, act])).toEqual([
      [4, "change"],
      [6, "refuse"],
    ]);
  });

  test("three hundred lines are imported together", async () => {
    const records = Array.from({ length: 300 }, (_, place) => ({
      ...stole,
      slug: `stole-${place}`,
      name: `Stole ${place}`,
    }));
    expect(await run(fileOf(...records))).toEqual({ kind: "applied", added: 300, changed: 0 });
    const raised = fileOf(...records.map(({ slug }) => ({ slug, price: "950" })));
    expect(await run(raised)).toEqual({ kind: "applied", added: 0, changed: 300 });
    expect(await acts(bytes(await exported()))).toEqual(Array(302).fill("keep"));
  });
});

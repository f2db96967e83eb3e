import { seedArtisans } from "@jhola/demo/goods/seed-artisans.ts";
import { seedChoices } from "@jhola/demo/goods/seed-choices.ts";
import { seedProducts } from "@jhola/demo/goods/seed-products.ts";
import { seedTranslations } from "@jhola/demo/goods/seed-translations.ts";
import { beforeAll, expect, test } from "vitest";
import { parseFilter } from "#catalogue/list/product-filter.ts";
import { listProducts } from "#catalogue/list/product-search.db.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { eachShop } from "./each-shop.ts";

/**
 * What people search for, and what must lead: the first finds, in whatever order where they fit alike. `~`
 * says that nothing is called so.
 */
const searches = `
  cushion: Sindoor Pond Cushion, Haathi Block Cushion, Mor Cushion Cover Pair
  cushions: Sindoor Pond Cushion, Haathi Block Cushion, Mor Cushion Cover Pair
  kushion: Sindoor Pond Cushion, Haathi Block Cushion, Mor Cushion Cover Pair
  cusion: Sindoor Pond Cushion, Haathi Block Cushion, Mor Cushion Cover Pair
  तकिया: Sindoor Pond Cushion, Haathi Block Cushion, Mor Cushion Cover Pair
  red cushion ~ Sindoor Pond Cushion
  cushion cover: Mor Cushion Cover Pair
  peacok cushion: Mor Cushion Cover Pair
  handbag: Gaon Ka Jhola, Sujani Story Sling
  laptop sleeve: Two Fish Laptop Sleeve, Kamal Rekha Laptop Sleeve
  sleeve laptop: Two Fish Laptop Sleeve, Kamal Rekha Laptop Sleeve
  laptop sleve: Two Fish Laptop Sleeve, Kamal Rekha Laptop Sleeve
  labtop sleeve: Two Fish Laptop Sleeve, Kamal Rekha Laptop Sleeve
  lotus: Kohbar Lotus Tote, Seven Lotus Bridal Potli, Lotus Evening Clutch, Lotus Pond Market Tote, Lotus and Fish Table Runner
  lotsu: Kohbar Lotus Tote, Seven Lotus Bridal Potli, Lotus Evening Clutch, Lotus Pond Market Tote, Lotus and Fish Table Runner
  lotus tote: Kohbar Lotus Tote, Lotus Pond Market Tote
  tote lotus: Kohbar Lotus Tote, Lotus Pond Market Tote
  lotus clutch: Lotus Evening Clutch
  fish: Little Fish Sling, Student Jhola with Fish, Lotus and Fish Table Runner, Two Fish Laptop Sleeve
  fish sling: Little Fish Sling
  machhli tote: Machhli Everyday Tote
  मछली थैला: Machhli Everyday Tote
  sling: Sujani Story Sling, Mor Sling Bag, Chaand Sling, Little Fish Sling
  backpack: Surya Yantra Backpack, Haathi School Backpack, Bansbari Backpack
  bacpack: Surya Yantra Backpack, Haathi School Backpack, Bansbari Backpack
  school bag: Haathi School Backpack
  office bag: Bamboo Grove Office Tote
  clutch: Lotus Evening Clutch, Sikki Grass Clutch, Sugga Embroidered Clutch
  embroidered clutch: Sugga Embroidered Clutch
  potli: Mini Gift Potli, Seven Lotus Bridal Potli, Wedding Parrots Potli, Sindoor Potli
  bridal potli: Seven Lotus Bridal Potli
  wedding: Mor Wedding Favour Tote, Wedding Parrots Potli
  journal: Godna Journal with Handmade Paper
  notebook: Haathi Cloth Notebook
  pencil pouch: Sujani Pencil Pouch
  pencil puch: Sujani Pencil Pouch
  wall hanging: Kohbar Ghar Wall Hanging, Tree of Life Wall Hanging, Godna Sun Wall Hanging
  hanging: Kohbar Ghar Wall Hanging, Tree of Life Wall Hanging, Godna Sun Wall Hanging
  tree of life: Tree of Life Wall Hanging
  lampshade: Surya Chandra Lampshade, Purnima Lampshade
  lamp: Surya Chandra Lampshade, Purnima Lampshade
  table runner: Lotus and Fish Table Runner, Khatwa Patchwork Table Runner
  runner: Everyday Leaf Runner, Khatwa Patchwork Table Runner, Lotus and Fish Table Runner
  coaster: Sikki Leaf Coasters, Haldi Sun Coasters\\, Set of Four
  face mask: Matsya Face Mask Pair
  stole: Bansi Cotton Stole, Machhli Cotton Stole, Purain Tussar Stole
  dupatta ~ Bansi Cotton Stole
  cotton stole: Bansi Cotton Stole, Machhli Cotton Stole
  elefant: Godna Elephant Tote
  parrot: Embroidered Parrot Jhola, Wedding Parrots Potli
  turtle: Turtle Pond Jhola
  jhola: Gaon Ka Jhola, Bhawanipur Tree Jhola, Turtle Pond Jhola, Student Jhola with Fish, Indigo Night Jhola, Embroidered Parrot Jhola
  godna: Godna Elephant Tote, Godna Journal with Handmade Paper, Godna Zip Pouch, Godna Sun Wall Hanging
  sujani: Sujani Story Sling, Sujani Pencil Pouch
  sikki: Sikki Grass Clutch, Sikki Leaf Coasters
  bamboo: Bamboo Grove Office Tote
  indigo: Indigo Night Jhola
  coin purse: Kachhua Coin Pouch
  passport: Moonlit Passport Pouch
  gift: Mini Gift Potli
  leather wallet ~
  saree ~
  sari ~
  umbrella ~
`
  .trim()
  .split("\n")
  .map((line) => {
    const [, q = "", sign, names = ""] = /^\s*([^:~]+?)\s*([:~])\s*(.*)$/.exec(line) ?? [];
    const leads = names.split(/(?<!\\), /).flatMap((name) => (name ? [name.replace("\\", "")] : []));
    return { q, leads, isNear: sign === "~" };
  });

eachShop("the demo shop's goods", { isKept: true }, (shop) => {
  beforeAll(() =>
    shop.db.transaction().execute(async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedChoices(trx, demoLoader);
      await seedTranslations(trx, demoLoader);
    }),
  );

  const search = async (q: string, sort = "featured") => {
    const filter = parseFilter(new URLSearchParams({ q, sort }));
    const { products, ...page } = await listProducts(shop.db, filter, new Date("2026-11-28T12:00:00Z"));
    return { ...page, names: products.map(({ name }) => name) };
  };

  test.each(searches)("'$q' is led by $leads (SEARCH-16)", async ({ q, leads, isNear }) => {
    const found = await search(q);
    const first = found.names.slice(0, leads.length).sort();
    expect({ first, isNear: found.isNear }).toEqual({ first: leads.toSorted(), isNear });
  });

  test("'laptop bag' finds what is called so in part, behind what has both words (SEARCH-17)", async () => {
    const { names, isNear } = await search("laptop bag");
    expect(isNear).toBe(true);
    const places = (...found: string[]) => found.map((name) => names.indexOf(name));
    const sleeves = places("Two Fish Laptop Sleeve", "Kamal Rekha Laptop Sleeve");
    const both = places("Bansbari Backpack", "Bamboo Grove Office Tote");
    expect(Math.min(...sleeves, ...both)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...both)).toBeLessThan(Math.min(...sleeves));
  });

  test.each(["price-asc", "price-desc", "name-asc", "name-desc", "newest"])(
    "what has both words of 'laptop bag' stands first in the order %s, too (SEARCH-17)",
    async (sort) => {
      const { names } = await search("laptop bag", sort);
      const both = ["Bansbari Backpack", "Bamboo Grove Office Tote"].map((name) => names.indexOf(name));
      const sleeves = names.flatMap((name, at) => (name.endsWith("Laptop Sleeve") ? [at] : []));
      expect(Math.min(...both)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...both)).toBeLessThan(Math.min(...sleeves, names.length));
    },
  );

  test.each([
    ["madubani bagg", "madhubani bag"],
    ["madubani", "madhubani"],
    ["cusion", "cushion"],
    ["labtop sleve", "laptop sleeve"],
    ["elefant tote", "elephant tote"],
  ])("'%s' finds what '%s' does (SEARCH-18)", async (typed, right) => {
    const [mistyped, meant] = [await search(typed), await search(right)];
    expect([mistyped.total, mistyped.names]).toEqual([meant.total, meant.names]);
  });
});

import { beforeAll, expect, test } from "vitest";
import { listArtisans, mostArtisans } from "#artisans/artisan.db.server.ts";
import { listPosts } from "#blog/post.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { readHome } from "#storefront/home/home.db.server.ts";
import { eachDatabase } from "../tests/database/each-database.ts";
import { artisans, posts } from "./content/shop.ts";
import { seedArtisans } from "./seed-artisans.ts";
import { seedPictures } from "./seed-pictures.ts";
import { seedPosts } from "./seed-posts.ts";
import { seedProducts } from "./seed-products.ts";

const drawn = seedPictures().filter(({ isFirst }) => isFirst);
const hung = new Map(drawn.map(({ id, name }) => [`${id}/${name}`, `/files/${id}/${name}.webp`]));
const afterAllPosts = new Date("2100-01-01");

eachDatabase("a demo shop at its first start", (database) => {
  const db = () => database().db;

  beforeAll(() =>
    inTransaction(db(), async (trx) => {
      await seedArtisans(trx, hung);
      await seedProducts(trx, hung);
      await seedPosts(trx, hung);
    }),
  );

  test("has all pictures of its home page", async () => {
    const home = await readHome(db(), new Date());
    expect(home.featured.map(({ images }) => images.length)).toEqual([1, 1, 1]);
    expect(home.artisans.filter(({ imageUrl }) => imageUrl === null)).toEqual([]);
  });

  test("shows the place of a portrait or cover that is not drawn, and says nothing of it", async () => {
    const listed = await listPosts(db(), posts.length, afterAllPosts);
    expect(listed.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual(posts.map(() => [null, ""]));
    const undrawn = (await listArtisans(db(), mostArtisans)).filter(({ imageUrl }) => imageUrl === null);
    expect(undrawn).toHaveLength(artisans.length - 3);
  });
});

import { artisans, posts, products } from "./content/shop.ts";
import {
  drawBanner,
  drawPainting,
  drawPortrait,
  drawProduct,
  type Motif,
  type Palette,
  type ProductArt,
  type ProductView,
  type Style,
} from "./drawing/draw.ts";
import { seedId, seedNumber } from "./seed-id.ts";

/** What a drawing depends on. The same art is the same picture, whatever is written about it. */
export type Art =
  | { kind: "product"; piece: ProductArt; view: ProductView }
  | { kind: "portrait"; seed: number; motif: Motif; palette: Palette }
  | { kind: "banner"; seed: number; motif: Motif }
  | { kind: "painting"; seed: number; motif: Motif; style: Style };

export interface SeedPicture {
  bucket: "product_images" | "artisan_images" | "blog_images";
  id: string;
  name: string;
  art: Art;
}

const views: readonly ProductView[] = ["front", "detail", "in-use", "maker"];

/** Every picture of the demo shop. */
export const seedPictures = (): SeedPicture[] => [
  ...productPictures(),
  ...artisanPictures(),
  ...postPictures(),
];

export function svgOf(art: Art): string {
  if (art.kind === "product") return drawProduct(art.piece, art.view);
  if (art.kind === "portrait") return drawPortrait(art);
  return art.kind === "banner" ? drawBanner(art) : drawPainting(art);
}

function productPictures(): SeedPicture[] {
  return products.flatMap(({ slug, art: { palette, ...art }, altTexts }) => {
    const piece = { ...art, fabric: palette, seed: seedNumber(slug) };
    return views.slice(0, altTexts.length).map(
      (view): SeedPicture => ({
        bucket: "product_images",
        id: seedId(slug),
        name: view,
        art: { kind: "product", piece, view },
      }),
    );
  });
}

function artisanPictures(): SeedPicture[] {
  return artisans.flatMap(({ id, portrait, banner, gallery }) => {
    const seed = seedNumber(id);
    const picture = (name: string, art: Art): SeedPicture => ({ bucket: "artisan_images", id, name, art });
    return [
      picture("portrait", { kind: "portrait", ...portrait, seed }),
      picture("banner", { kind: "banner", ...banner, seed }),
      ...gallery.map(({ motif, style }, index) =>
        picture(`work-${index + 1}`, { kind: "painting", motif, style, seed: seed + index }),
      ),
    ];
  });
}

function postPictures(): SeedPicture[] {
  return posts.map(({ slug, cover }) => ({
    bucket: "blog_images",
    id: seedId(slug),
    name: "cover",
    art: { kind: "painting", ...cover, seed: seedNumber(slug) },
  }));
}

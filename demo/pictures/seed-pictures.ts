import type { SeedArtisan, SeedProduct } from "../content/content.ts";
import { offers, type SeedOffer } from "../content/orders/offers.ts";
import { orders } from "../content/orders/orders.ts";
import { reviews, type SeedReview } from "../content/orders/reviews.ts";
import type { SeedOrder } from "../content/orders/seed-order.ts";
import { artisans, posts, products } from "../content/shop.ts";
import type { Motif, PortraitArt, ProductArt, ProductView, Sitter, Style } from "../drawing/draw.ts";
import { seedId, seedNumber } from "../seed-id.ts";
import type { Pictures } from "./hung-pictures.ts";

/** What a drawing depends on. The same art is the same picture, whatever is written about it. */
export type Art =
  | { kind: "product"; piece: ProductArt; view: ProductView }
  | { kind: "maker"; piece: ProductArt; sitter: Sitter; tool: "reed" | "needle" }
  | ({ kind: "portrait" } & PortraitArt)
  | { kind: "banner"; seed: number; motif: Motif }
  | { kind: "painting" | "cover"; seed: number; motif: Motif; style: Style };

export interface SeedPicture {
  bucket:
    | "product_images"
    | "artisan_images"
    | "blog_images"
    | typeof photos
    | typeof proofs
    | typeof reviewed;
  id: string;
  name: string;
  /** The first screen shows it, or its record can't be without: the others come while the shop is open. */
  isFirst: boolean;
  art: Art;
}

const photos = "private/return_photos";
const proofs = "private/offer_proofs";
const reviewed = "private/review_photos";

const views: readonly ProductView[] = ["front", "detail", "in-use"];

/** Every picture of the goods and stories of the demo shop, in the order in which it shows them. */
export const seedPictures = (): SeedPicture[] => [
  ...productPictures(),
  ...postPictures(),
  ...artisanPictures(),
];

/** And those of its orders: what buyers send back, reviewed and were shown. */
export const everyPicture = (): SeedPicture[] => [
  ...seedPictures(),
  ...returnPhotos(),
  ...reviewPhotos(),
  ...proofPictures(),
];

function productPictures(): SeedPicture[] {
  return products.flatMap((product) => {
    const { palette, ...rest } = product.art;
    const piece = { ...rest, fabric: palette, seed: seedNumber(product.slug) };
    return productViews(product).map(({ name }): SeedPicture => {
      const art: Art =
        name === "maker"
          ? { kind: "maker", piece, sitter: sitterOf(product), tool: toolOf(product) }
          : { kind: "product", piece, view: name };
      const isFirst = name === "front" && isOnFirstScreen(product);
      return { bucket: "product_images", id: seedId(product.slug), name, isFirst, art };
    });
  });
}

/** The home page shows it. Where others are not drawn yet, their names stand in their places. */
export const isOnFirstScreen = ({ featured }: SeedProduct): boolean => featured === true;

/** A product's pictures in their order, each with its description. */
export function productViews(product: SeedProduct): { name: ProductView | "maker"; alt: string }[] {
  const seen = views.flatMap((name, index) => {
    const alt = product.altTexts[index];
    return alt === undefined ? [] : [{ name, alt }];
  });
  return showsItsMaker(product) ? [...seen, { name: "maker" as const, alt: makerAlt(product) }] : seen;
}

/**
 * The hand is shown with the pieces that are sold for it: the limited ones, and those with three pictures.
 */
const showsItsMaker = ({ technique, collection, altTexts }: SeedProduct): boolean =>
  (technique === "hand-painted" || technique === "embroidered") &&
  (collection === "limited" || altTexts.length > 2);

const toolOf = ({ technique }: SeedProduct) => (technique === "embroidered" ? "needle" : "reed");

const makerOf = ({ artisanId }: SeedProduct): SeedArtisan => {
  const found = artisans.find(({ id }) => id === artisanId);
  if (!found) throw new Error(`no artisan ${artisanId}`);
  return found;
};

const sitterOf = (product: SeedProduct): Sitter => makerOf(product).portrait.sitter;

const makerAlt = (product: SeedProduct): string =>
  `${makerOf(product).name}’s hand ${product.technique === "embroidered" ? "with needle and thread" : "with the bamboo pen"}, the drawing half finished`;

/** The home page shows as many, the first by their ids. */
const artisansOnHome = 3;

const isOnHome = (id: string): boolean =>
  artisans
    .map((artisan) => artisan.id)
    .sort()
    .indexOf(id) < artisansOnHome;

function artisanPictures(): SeedPicture[] {
  return artisans.flatMap(({ id, portrait, banner, gallery }) => {
    const seed = seedNumber(id);
    const picture = (name: string, art: Art): SeedPicture => {
      return { bucket: "artisan_images", id, name, isFirst: name === "portrait" && isOnHome(id), art };
    };
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
    isFirst: false,
    art: { kind: "cover", ...cover, seed: seedNumber(slug) },
  }));
}

/** The id of what an order's buyer sends back. */
export const returnKey = ({ buyer, daysAgo }: SeedOrder): string => seedId(`return ${buyer} ${daysAgo}`);

/** What buyers took of what they send back: a photo shows what the product's first picture does. */
const returnPhotos = (): SeedPicture[] =>
  orders.flatMap((order) => {
    const slug = order.sendsBack?.hasPhoto && order.lines[order.sendsBack.line ?? 0]?.slug;
    const front = productPictures().find(({ id, name }) => name === "front" && id === seedId(slug || ""));
    return front ? { ...front, bucket: photos, id: returnKey(order), name: "photo", isFirst: true } : [];
  });

/** The id of what an order's buyer said of one of its lines. */
export const reviewKey = ({ of: [buyer, daysAgo], line }: SeedReview): string =>
  seedId(`review ${buyer} ${daysAgo} ${line ?? 0}`);

/** What buyers took of the pieces that they reviewed: a photo shows the product as its last picture does. */
export const reviewPhotos = (): SeedPicture[] =>
  reviews.flatMap((review) => {
    const [buyer, daysAgo] = review.of;
    const order = orders.find((each) => each.buyer === buyer && each.daysAgo === daysAgo);
    const slug = review.hasPhoto && order?.lines[review.line ?? 0]?.slug;
    const views = productPictures().filter(({ id, name }) => name !== "maker" && id === seedId(slug || ""));
    const last = views.at(-1);
    // A review that is there has its photo: it can't be drawn later.
    return last ? { ...last, bucket: reviewed, id: reviewKey(review), name: "photo", isFirst: true } : [];
  });

const proofKey = ({ name }: SeedOffer): string => seedId(`proof ${name}`);

/** What buyers of offers are shown: a proof's picture shows what the product's first picture does. */
const proofPictures = (): SeedPicture[] =>
  offers.flatMap((offer) => {
    const shown = seedId(offer.proof?.slug ?? "");
    const front = productPictures().find(({ id, name }) => name === "front" && id === shown);
    return front ? { ...front, bucket: proofs, id: proofKey(offer), name: "photo", isFirst: true } : [];
  });

/** Where the picture of a proof hangs; the address that it will have where no pictures are hung. */
export const proofOf = (pictures: Pictures, offer: SeedOffer): string =>
  pictures.get(`${proofKey(offer)}/photo`) ?? `/files/${proofs}/${proofKey(offer)}/photo_1x1.webp`;

/** Where the photo of a review hangs; the address that it will have where no pictures are hung. */
export const hungReviewPhoto = (pictures: Pictures, id: string): string =>
  pictures.get(`${id}/photo`) ?? `/files/${reviewed}/${id}/photo_1x1.webp`;

/** Where the photo of a return hangs; the address that it will have where no pictures are hung. */
export const photoOf = (pictures: Pictures, id: string): string =>
  pictures.get(`${id}/photo`) ?? `/files/${photos}/${id}/photo_1x1.webp`;

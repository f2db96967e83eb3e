import type { ShareCard } from "#platform/text/share-card.server.ts";
import { type Artisan, craftAndPlace } from "./artisan.ts";

/** What a shared link to a maker shows. */
export const artisanCard = (artisan: Artisan, shopName: string): ShareCard => ({
  kind: "artisan",
  id: artisan.id,
  title: artisan.name,
  line: craftAndPlace(artisan),
  price: null,
  picture: artisan.imageUrl ?? artisan.bannerUrl,
  shopName,
});

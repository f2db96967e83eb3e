import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { localPath } from "#values/language/address.ts";
import { type Artisan, artisanPath, paragraphs } from "./artisan.ts";

interface Shop extends Site {
  name: string;
}

/** An artisan as a person who works with the shop. What is not known is left out. */
export function personJsonLd(artisan: Artisan, shop: Shop): Record<string, unknown> {
  const { name, craft, location, bio, imageUrl } = artisan;
  const image = imageUrl ? wholePictureAddress(imageUrl, shop) : undefined;
  return {
    "@type": "Person",
    name,
    url: shop.origin + localPath(artisanPath(artisan)),
    ...(craft ? { knowsAbout: craft } : {}),
    ...(location ? { homeLocation: { "@type": "Place", name: location } } : {}),
    ...(bio ? { description: paragraphs(bio)[0] } : {}),
    ...(image ? { image } : {}),
    worksFor: { "@type": "Organization", name: shop.name, url: shop.origin },
  };
}

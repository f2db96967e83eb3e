import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { localPath } from "#values/language/address.ts";
import { langOf } from "#values/language/content-language.ts";
import { languageNow, languageTag } from "#values/language/language.ts";
import { type Post, postPath } from "./post.ts";

interface Shop extends Site {
  name: string;
}

/** A post as an article, by schema.org. What is not known is left out. */
export function articleJsonLd(post: Post, shop: Shop): Record<string, unknown> {
  const url = shop.origin + localPath(postPath(post));
  const picture = post.ogImageUrl ?? post.imageUrl;
  const image = picture ? wholePictureAddress(picture, shop) : undefined;
  return {
    "@type": "Article",
    headline: post.title,
    description: post.metaDescription,
    ...(image ? { image } : {}),
    datePublished: post.publishedAt.toISOString(),
    dateModified: later(post.updatedAt, post.publishedAt).toISOString(),
    author: post.author
      ? { "@type": "Person", name: post.author }
      : { "@type": "Organization", name: shop.name },
    publisher: { "@type": "Organization", name: shop.name, url: shop.origin },
    mainEntityOfPage: url,
    ...(languageNow() === "en" ? {} : { inLanguage: languageTag(langOf(post, "content")) }),
    ...(post.category ? { articleSection: post.category } : {}),
  };
}

/** A post written before its date was last changed before it appeared. */
const later = (one: Date, other: Date): Date => (one > other ? one : other);

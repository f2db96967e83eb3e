import { renderToStaticMarkup } from "react-dom/server";
import type { Config } from "#platform/config/config.server.ts";
import { ProductReviews, type ProductReviewsData } from "#reviews/product-reviews.tsx";
import { withOwnLinks } from "#rich-html/rich-html.server.ts";
import { withTextPictures } from "#rich-html/text-pictures.server.ts";
import { InDocument } from "#ui/in-document.ts";
import { Section } from "#ui/page/section.tsx";
import { Unsent } from "#ui/unsent.ts";
import { langOf } from "#values/language/content-language.ts";
import type { ShownProduct } from "../choosing/choices.ts";
import { belowText } from "./product-page.text.ts";

interface Found {
  product: ShownProduct;
  reviews: ProductReviewsData | undefined;
}

/**
 * What a product's page says below it: words about it, and its reviews. Finished markup, which costs the
 * browser no script (ADR-96); what it is made of is not sent beside it.
 */
export function belowProduct(
  { product, reviews }: Found,
  config: Pick<Config, "origin" | "assetOrigin" | "shop">,
) {
  const { descriptionHtml, ...sent } = product;
  const html = withTextPictures(withOwnLinks(descriptionHtml, config.origin), config.assetOrigin);
  const parts = (
    <>
      <Section title={belowText.about}>
        <div
          lang={langOf(product, "description")}
          className="rich-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </Section>
      {reviews && (
        <ProductReviews product={product} replier={product.artisan ?? config.shop.name} {...reviews} />
      )}
    </>
  );
  return {
    product: { ...sent, descriptionHtml: "" },
    below: new InDocument(renderToStaticMarkup(parts, { identifierPrefix: "below" })),
    reviews: new Unsent(reviews),
  };
}

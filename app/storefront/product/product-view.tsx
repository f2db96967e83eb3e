import { Fragment, useState } from "react";
import { shopPath } from "#catalogue/list/shop-path.ts";
import { categoryLabels } from "#catalogue/product.text.ts";
import { type Product, type ProductSummary, productPath } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { breadcrumbJsonLd } from "#catalogue/product-json-ld.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import type { ProductReviewsData } from "#reviews/product-reviews.tsx";
import { fallbackPicture } from "#ui/media/fallback-picture.ts";
import { halfScreen } from "#ui/media/picture.tsx";
import { AccordionItem } from "#ui/page/accordion.tsx";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { Section } from "#ui/page/section.tsx";
import { ShareLinks } from "#ui/page/share-links.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { langOfText } from "#values/language/text-language.ts";
import { paise } from "#values/money/money.ts";
import type { PriceParts } from "#who-gets/who-gets.ts";
import type { ShownChoices, ShownProduct } from "../choosing/choices.ts";
import { LaterAside, LaterChoices, LaterGets } from "./later-parts.tsx";
import { pageJsonLd } from "./offer-json-ld.ts";
import type { ProductAsideProps } from "./product-aside.tsx";
import { BuyDock, ProductBuy } from "./product-buy.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductHead } from "./product-head.tsx";
import { pageText } from "./product-page.text.ts";

const cardSizes = `(min-width: 80rem) 290px, (min-width: 56.25rem) 23vw, ${halfScreen}`;

/** You Might Also Like: up to four of the same collection. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Section title={pageText.related} stacked className="below-screen">
      <ul className="cards grid-cols-2 md:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={cardSizes} />
        ))}
      </ul>
    </Section>
  );
}

interface ProductViewProps {
  product: ShownProduct;
  choices?: ShownChoices | undefined;
  maker?: ProductAsideProps["maker"];
  /** What stands below: words about it, and its reviews. Missing where the document shows it already. */
  below?: { html: string } | undefined;
  /** Known to the server alone, for machines. */
  reviews?: { value: ProductReviewsData | undefined } | undefined;
  related: readonly ProductSummary[];
  leavesBy: string | null;
  orderBy: string | null;
  isFull: boolean;
  /** Until when its sale runs, in words. */
  saleEnds: string | undefined;
  /** Who gets what, by the prices that it is shown at. */
  gets?: Record<number, PriceParts> | undefined;
}

/** All of a product: on its page, and where the owner looks at a hidden one. */
export function ProductView({
  product,
  choices,
  maker,
  below,
  reviews,
  related,
  leavesBy,
  orderBy,
  isFull,
  saleEnds,
  gets,
}: ProductViewProps) {
  const shop = useShop();
  const [quantity, setQuantity] = useState(1);
  const [picked, setPicked] = useState<ShownProduct>();
  const shown = picked ?? product;
  const crumbs = crumbsOf(product);
  return (
    <>
      <Wrap>
        <Breadcrumbs items={[...crumbs.slice(0, 3), { label: product.name }]} />
        <div className="sm:grid sm:grid-cols-2 sm:items-start sm:gap-8 md:grid-cols-[7fr_5fr] md:gap-16">
          <ProductGallery key={shown.images[0]} pictures={picturesOf(shown)} />
          <div className="min-w-0">
            <ProductHead
              product={shown}
              artisan={maker ? null : product.artisan}
              leavesBy={leavesBy}
              orderBy={orderBy}
              isFull={isFull}
              saleEnds={saleEnds}
            />
            <ProductBuy
              product={shown}
              fields={
                (choices || product.personal) && (
                  <LaterChoices product={product} choices={choices} onShow={setPicked} />
                )
              }
              quantity={quantity}
              onQuantity={setQuantity}
            />
            <LaterAside product={product} maker={maker} />
            <GetsOfPiece product={shown} gets={gets} />
            <ProductDetails product={shown} />
            <div className="mt-3">
              <ShareLinks title={product.name} url={shop.origin + localPath(productPath(product))} />
            </div>
          </div>
        </div>
      </Wrap>
      <Below html={below?.html} />
      {related.length > 0 && <RelatedProducts products={related} />}
      <BuyDock product={shown} />
      <JsonLd data={import.meta.env.SSR ? pageJsonLd(product, choices, reviews?.value, shop) : undefined} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd(crumbs, shop) : undefined} />
    </>
  );
}

/** Of today's price of one piece, without what is written on it. */
function GetsOfPiece({ product, gets }: Pick<ProductViewProps, "product" | "gets">) {
  const price = paise(product.price - (product.written?.price ?? 0));
  const parts = gets?.[price];
  return parts && <LaterGets parts={parts} price={price} />;
}

/** What was not sent beside the document is found in it. */
function Below({ html }: { html: string | undefined }) {
  const [shown] = useState(() => html ?? document.getElementById("below")?.innerHTML ?? "");
  const markup = { __html: html ?? shown };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by the loader
  return <div id="below" className="[&+.page-part]:pt-0" dangerouslySetInnerHTML={markup} />;
}

const crumbsOf = (product: Product) => [
  { label: pageText.home, to: "/" },
  { label: pageText.shop, to: "/shop" },
  {
    label: categoryLabels[product.category],
    to: shopPath({ collection: product.collection, category: product.category, sort: "featured", page: 1 }),
  },
  { label: product.name, to: productPath(product) },
];

const picturesOf = ({ images, imageAlts, name }: Product) =>
  images.length > 0
    ? images.map((url, index) => ({ url, alt: imageAlts[index] || name }))
    : [{ url: fallbackPicture, alt: name }];

/** Key Features (open), Product Details, Story Behind the Design. A part without content is left out. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div>
      {product.features.length > 0 && (
        <AccordionItem title={pageText.features} open>
          <div className="rich-text">
            <ul lang={langOfText(product.features[0])}>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </AccordionItem>
      )}
      <AccordionItem title={pageText.details}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {product.details.map(({ label, text }) => (
            <Fragment key={label}>
              <dt className="text-ink-2">{label}</dt>
              <dd lang={langOfText(text)}>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </AccordionItem>
      {product.story && (
        <AccordionItem title={pageText.story}>
          <div lang={langOfText(product.story)} className="grid max-w-measure gap-3">
            {product.story.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </AccordionItem>
      )}
    </div>
  );
}

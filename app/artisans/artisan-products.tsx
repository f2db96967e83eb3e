import { useEffect } from "react";
import { shopPath } from "#catalogue/list/shop-path.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { inSentence } from "#ui/in-sentence.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { Section } from "#ui/page/section.tsx";
import { artisanText } from "./artisan.text.ts";
import type { Artisan } from "./artisan.ts";

const cardSizes = `(min-width: 80rem) 290px, (min-width: 56.25rem) 23vw, ${halfScreen}`;

interface ArtisanProductsProps {
  artisan: Pick<Artisan, "name" | "nameInEnglish">;
  /** Absent when they could not be read. */
  products: readonly ProductSummary[] | undefined;
  /** There are more than those shown. */
  hasMore: boolean;
}

/** Up to three of the artisan's products, and the way to all of them where there are more. */
export function ArtisanProducts({ artisan, products, hasMore }: ArtisanProductsProps) {
  const isFailed = products === undefined;
  useEffect(() => {
    if (isFailed) raiseToast({ tone: "destructive", ...artisanText.productsFailed });
  }, [isFailed]);
  return (
    <Section title={inSentence(artisanText.madeBy, artisan.name)} stacked>
      {isFailed && <p>{artisanText.productsFailed.text}</p>}
      {products?.length === 0 && <p>{artisanText.noProducts}</p>}
      {products && products.length > 0 && (
        <ul className="cards grid-cols-2 sm:grid-cols-3">
          {products.map((product, place) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes={cardSizes}
              lying={place % 2 === 0 && place === products.length - 1}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <ButtonLink
          to={shopPath({ artisan: artisan.nameInEnglish ?? artisan.name, sort: "featured", page: 1 })}
          className="mt-6"
        >
          {artisanText.all}
        </ButtonLink>
      )}
    </Section>
  );
}

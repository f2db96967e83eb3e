import { beforeBuying } from "#catalogue/options/options.text.ts";
import { Price } from "#catalogue/price.tsx";
import { collectionLabels, productWords, stockWords } from "#catalogue/product.text.ts";
import type { Product } from "#catalogue/product.ts";
import { collectionTones } from "#catalogue/product-card.tsx";
import { editionLabel, stockText } from "#catalogue/product-labels.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { inSentence, marked } from "#ui/in-sentence.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { pageText } from "./product-page.text.ts";

interface ProductHeadProps {
  product: Product;
  /** Who made it, where nothing else on the page says so. */
  artisan: string | null;
  /** By which day it leaves that is made to order, were it ordered now: in words. */
  leavesBy: string | null;
  /** By when it is to be ordered for a festival, in words. */
  orderBy: string | null;
  /** No week has room for it: the words say from when on it is made again. */
  isFull: boolean;
  /** Until when its sale runs, in words. */
  saleEnds: string | undefined;
}

/** Collection, edition, name, maker, rating text, stock, price and its note. */
export function ProductHead({ product, artisan, leavesBy, orderBy, isFull, saleEnds }: ProductHeadProps) {
  const edition = editionLabel(product);
  const { shipping, ratingText } = useShop();
  const rated = product.rated ?? ratingText;
  return (
    <div className="max-sm:pt-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={collectionTones[product.collection]}>{collectionLabels[product.collection]}</Badge>
        {edition && <Badge tone="turmeric">{marked(edition)}</Badge>}
      </p>
      <h1 lang={langOfText(product.name)} className="mt-2 text-2xl tracking-[-0.012em] md:text-3xl">
        {product.name}
      </h1>
      {artisan && <p className="mt-2 text-sm text-ink-2">{inSentence(productWords.by, artisan)}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-2">
        {rated && (
          <a href={product.rated && "#reviews"} lang={langOfText(rated)} className="rated text-ink-2">
            {rated}
          </a>
        )}
        <span className={`font-semibold ${product.inStock ? "text-leaf" : "text-geru"}`}>
          {product.lead && product.inStock ? stockWords.toOrder : stockText(product.inStock)}
        </span>
        {product.sku && <span>{pageText.sku(product.sku)}</span>}
      </p>
      <p className="mt-4">
        <Price price={product.price} was={product.was} className="text-2xl" wasClassName="text-lg" />
      </p>
      {product.was && saleEnds && <p className="text-sm font-semibold">{saleEnds}</p>}
      <p className="text-sm text-ink-2">{pageText.priceNote(shipping)}</p>
      {product.returnable === false && <p className="mt-2 text-sm">{beforeBuying.notReturnable}</p>}
      {leavesBy && (product.inStock || isFull) && <p className="mt-2 font-semibold">{leavesBy}</p>}
      {orderBy && product.inStock && <p className="text-sm">{orderBy}</p>}
    </div>
  );
}

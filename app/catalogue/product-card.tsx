import type { ReactNode } from "react";
import { CachedFragment } from "#ui/cached-fragment.tsx";
import { inSentence } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { Badge, type BadgeTone } from "#ui/list/badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useCanHover } from "#ui/overlay/can-hover.ts";
import { langOfText } from "#values/language/text-language.ts";
import { Price } from "./price.tsx";
import { collectionBadges, productWords, stockWords } from "./product.text.ts";
import { type Collection, type ProductSummary, productPath } from "./product.ts";

/** The pigment of each collection's mark. */
export const collectionTones: Record<Collection, BadgeTone> = {
  core: "leaf",
  artisanal: "indigo",
  limited: "palash",
};

export interface ProductCardProps {
  product: ProductSummary;
  /** How wide the picture stands, as an img's sizes. */
  sizes: string;
  /** Is the picture among the first that the visitor sees? */
  priority?: boolean;
  /** The heading's level below the page's own. */
  level?: 2 | 3;
  /** On phones it lies across both columns, the picture beside the words: for the odd last card. */
  lying?: boolean;
  /** Stands at the card's foot, such as the form that adds to the cart. */
  children?: ReactNode;
  /** What the foot is, where it depends on nothing but the product: such a card is rendered once. */
  foot?: string;
}

const lyingLook =
  "max-sm:col-span-2 max-sm:grid max-sm:grid-cols-2 max-sm:content-center max-sm:gap-x-4 max-sm:*:first:row-span-6";

/** A product card of the sheet: square picture (the second one on hover), mark, name, maker, price. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, priority, level, lying, children, foot } = props;
  return (
    <CachedFragment
      as="li"
      shows={children && !foot ? undefined : ["card", product, sizes, priority, level, foot]}
      className={lying ? `group card ${lyingLook}` : "group card"}
    >
      <CardInside {...props} />
    </CachedFragment>
  );
}

function CardInside({ product, sizes, priority, level = 3, children }: ProductCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      <PlatePictures product={product} sizes={sizes} priority={priority} />
      <Badge tone={collectionTones[product.collection]} className="pt-3">
        {collectionBadges[product.collection]}
      </Badge>
      <Heading className="card-name">
        <Link to={productPath(product)} prefetch="page" lang={langOfText(product.name)} className="card-link">
          {product.name}
        </Link>
      </Heading>
      {product.artisan && <p className="card-line">{inSentence(productWords.by, product.artisan)}</p>}
      {product.rated && <p className="rated card-line">{product.rated}</p>}
      <p className="card-foot">
        <Price
          price={product.price}
          priceVaries={product.priceVaries}
          was={product.was}
          className="text-lg"
          wasClassName="text-sm"
        />
        {!product.inStock && (
          <span className="text-sm text-ink-2">{product.madeAgain ?? stockWords.out}</span>
        )}
      </p>
      {children && <div className="relative z-1 pt-3">{children}</div>}
    </>
  );
}

/** Only where a pointer can rest on it is the second picture part of the page. */
function PlatePictures({ product, sizes, priority }: ProductCardProps) {
  const [front, second] = product.images;
  const canHover = useCanHover();
  return (
    <div className="card-picture">
      <div className="picture-room size-full">
        <Picture
          url={front}
          alt={product.imageAlt}
          sizes={sizes}
          priority={priority}
          className="size-full object-cover"
        />
        {second && canHover && (
          <div className="absolute inset-0 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
            <Picture url={second} alt="" sizes={sizes} className="size-full object-cover" />
          </div>
        )}
      </div>
    </div>
  );
}

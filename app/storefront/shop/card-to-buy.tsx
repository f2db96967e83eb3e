import { ProductCard, type ProductCardProps } from "#catalogue/product-card.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { CardAction } from "../card-action.tsx";

const cardSizes = `(min-width: 80rem) 280px, (min-width: 56.25rem) 22vw, (min-width: 37.5rem) 30vw, ${halfScreen}`;

type CardToBuyProps = Pick<ProductCardProps, "product" | "priority" | "level"> & {
  /** Where it lies on its sheet, and how many lie there. */
  place: number;
  of: number;
};

/** A product card of a sheet of two or three columns; at its foot the button that adds to the cart. */
export function CardToBuy({ product, place, of, ...look }: CardToBuyProps) {
  const lying = place % 2 === 0 && place === of - 1;
  return (
    <ProductCard {...look} product={product} sizes={cardSizes} lying={lying} foot="buy">
      {product.inStock && <CardAction product={product} from="card" />}
    </ProductCard>
  );
}

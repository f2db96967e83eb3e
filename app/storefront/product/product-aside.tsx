import type { Product } from "#catalogue/product.ts";
import { DeliveryCheck } from "../delivery/delivery-check.tsx";
import { MakerCard } from "./maker-card.tsx";

export interface ProductAsideProps {
  product: Product;
  maker: Parameters<typeof MakerCard>[0]["maker"] | undefined;
}

/** What stands below the way to buy a product. */
export const ProductAside = ({ product, maker }: ProductAsideProps) => (
  <>
    <DeliveryCheck slug={product.slug} />
    {maker && <MakerCard maker={maker} technique={product.technique} />}
  </>
);

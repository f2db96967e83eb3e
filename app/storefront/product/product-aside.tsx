import { DeliveryCheck } from "../delivery/delivery-check.tsx";
import { MakerCard } from "./maker-card.tsx";

export interface ProductAsideProps {
  slug: string;
  maker: Parameters<typeof MakerCard>[0]["maker"] | undefined;
  technique: Parameters<typeof MakerCard>[0]["technique"];
}

/** What stands below the way to buy a product. */
export const ProductAside = ({ slug, maker, technique }: ProductAsideProps) => (
  <>
    <DeliveryCheck slug={slug} />
    {maker && <MakerCard maker={maker} technique={technique} />}
  </>
);

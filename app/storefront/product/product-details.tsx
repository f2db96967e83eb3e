import { type Product, productDetails } from "#catalogue/product.ts";
import { CachedFragment } from "#ui/cached-fragment.tsx";
import { AccordionItem } from "#ui/page/accordion.tsx";

/** Key Features (open), Product Details, Story Behind the Design. A part without content is left out. */
export function ProductDetails({ product }: { product: Product }) {
  const details = productDetails(product);
  return (
    <CachedFragment as="div" shows={["facts", details, product.features, product.story]}>
      {product.features.length > 0 && (
        <AccordionItem title="Key Features" open>
          <div className="rich-text">
            <ul>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </AccordionItem>
      )}
      <AccordionItem title="Product Details">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {details.map(({ term, value }) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
      {product.story && (
        <AccordionItem title="Story Behind the Design">
          <div className="grid max-w-measure gap-3">
            {product.story.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </AccordionItem>
      )}
    </CachedFragment>
  );
}

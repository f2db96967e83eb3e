import type { Product } from "#catalogue/product.ts";
import { AccordionItem } from "#ui/page/accordion.tsx";
import { langOf } from "#values/language/content-language.ts";
import { pageText } from "./product-page.text.ts";

/** Key Features (open), Product Details, Story Behind the Design. A part without content is left out. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div>
      {product.features.length > 0 && (
        <AccordionItem title={pageText.features} open>
          <div className="rich-text">
            <ul lang={langOf(product, "features")}>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </AccordionItem>
      )}
      <AccordionItem title={pageText.details}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {product.details.map(({ label, text, column = "" }) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd lang={langOf(product, column)}>{text}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
      {product.story && (
        <AccordionItem title={pageText.story}>
          <div lang={langOf(product, "story")} className="grid max-w-measure gap-3">
            {product.story.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </AccordionItem>
      )}
    </div>
  );
}

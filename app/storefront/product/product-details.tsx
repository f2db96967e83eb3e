import { Fragment } from "react";
import type { Product } from "#catalogue/product.ts";
import { AccordionItem } from "#ui/page/accordion.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { pageText } from "./product-page.text.ts";

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

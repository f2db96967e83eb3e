import { Fragment } from "react";
import { Picture } from "#ui/media/picture.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Price } from "../../price.tsx";
import { productWords } from "../../product.text.ts";
import { type Product, productPath } from "../../product.ts";
import { ProductCard } from "../../product-card.tsx";
import { editionLabel, stockText } from "../../product-labels.ts";
import { productText } from "./product.text.ts";

interface ProductPreviewProps {
  product: Product;
  onClose(): void;
}

/** How a product will look: in a list, on its page, and in a search engine. Nothing has been saved for it. */
export function ProductPreview({ product, onClose }: ProductPreviewProps) {
  const { name, descriptionHtml, features, images, imageAlts } = product;
  const summary = { ...product, images: images.slice(0, 2), imageAlt: imageAlts[0] || name };
  return (
    <Dialog title={productText.preview.title} open onClose={onClose} wide>
      <div className="grid gap-8 md:grid-cols-[18rem_1fr] md:gap-12">
        <div className="grid content-start gap-6">
          <Sample title={productText.preview.inShop}>
            <ul inert className="cards max-w-72">
              <ProductCard product={summary} sizes="18rem" />
            </ul>
          </Sample>
          <Sample title={productText.preview.inSearch}>
            <SearchResult product={product} />
          </Sample>
        </div>
        <Sample title={productText.preview.onPage}>
          <h3 className="text-2xl">{name}</h3>
          <PageFacts product={product} />
          {images.length > 1 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {images.map((url, place) => (
                <li key={url} className="size-24 bg-fold">
                  <Picture
                    url={url}
                    alt={imageAlts[place] || name}
                    sizes="6rem"
                    className="size-full object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
          {features.length > 0 && <p className="mt-4 text-sm">{features.join(" · ")}</p>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server */}
          <div className="mt-4 rich-text" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </Sample>
      </div>
    </Dialog>
  );
}

function Sample({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <p className="mb-2 text-xs text-ink-2">{title}</p>
      {children}
    </section>
  );
}

function PageFacts({ product }: { product: Product }) {
  const edition = editionLabel(product);
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <Price price={product.price} was={product.was} className="text-xl" wasClassName="text-sm" />
        <span className="text-sm text-ink-2">{stockText(product.inStock)}</span>
        {product.artisan && <span className="text-sm text-ink-2">{productWords.by(product.artisan)}</span>}
        {edition && <span className="text-sm">{edition}</span>}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        {product.details.map(({ label, text }) => (
          <Fragment key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

function SearchResult({ product }: { product: Product }) {
  return (
    <div className="border border-hair bg-field p-3 text-sm">
      <p className="truncate text-xs text-ink-2">{productPath(product)}</p>
      <p className="font-semibold text-indigo">{product.metaTitle}</p>
      <p className="text-ink-2">{product.metaDescription}</p>
    </div>
  );
}

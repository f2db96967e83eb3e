import { type ReactNode, useEffect, useState } from "react";
import { AddButton, AddToCart } from "#cart/add-to-cart.tsx";
import { isQuantity } from "#cart/cart.ts";
import { Price } from "#catalogue/price.tsx";
import { mostPerOrder, productPath } from "#catalogue/product.ts";
import { Button } from "#ui/form/button.tsx";
import { Stepper } from "#ui/form/stepper.tsx";
import { useLater } from "#ui/use-later.ts";
import { localPath } from "#values/language/address.ts";
import { cartProduct } from "../choosing/cart-product.ts";
import type { ShownProduct } from "../choosing/choices.ts";
import { WishlistButton } from "../wishlist/wishlist-button.tsx";
import { LaterAlert } from "./later-parts.tsx";
import { pageText } from "./product-page.text.ts";

const fetchDialog = () =>
  import("#enquiries/quotes/bulk-quote-dialog.tsx").then((part) => part.BulkQuoteDialog);

/** The dock's button, too, sends what stands in this form. */
const buyForm = "buy";

interface BuyProps {
  product: ShownProduct;
  /** What is chosen and written before. */
  fields: ReactNode;
  quantity: number;
  onQuantity(quantity: number): void;
}

/** Quantity and Add to Cart, and the quieter ways on. On phones the button stands in the dock. */
export function ProductBuy({ product, fields, quantity, onQuantity }: BuyProps) {
  const max = mostPerOrder(product.stockCount);
  // What was typed before the client script ran stands in the field alone.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("#quantity");
    const typed = Number(field?.value);
    if (!field || !isQuantity(typed)) return;
    field.value = String(Math.min(typed, max));
    onQuantity(Number(field.value));
  }, [max, onQuantity]);
  return (
    <div className="mt-6">
      <AddToCart
        id={buyForm}
        product={cartProduct(product)}
        quantity={quantity}
        from="product"
        disabled={!product.inStock}
        byBrowser={Boolean(fields) && !product.written}
        className="flex flex-wrap items-center gap-3 [&>[type=submit]]:flex-1 [&>[type=submit]]:whitespace-nowrap max-sm:[@media(scripting:enabled)]:[&>[type=submit]]:hidden"
      >
        {fields}
        {product.inStock ? (
          <div className="flex items-center gap-3">
            <label htmlFor="quantity" className="min-w-15 text-sm font-semibold">
              {pageText.quantity}
            </label>
            <Stepper
              id="quantity"
              name="quantity"
              label={pageText.quantity}
              decreaseLabel={pageText.fewer(product.name)}
              increaseLabel={pageText.more(product.name)}
              value={quantity}
              onChange={onQuantity}
              max={max}
            />
          </div>
        ) : undefined}
      </AddToCart>
      {!product.inStock && product.variant !== "" && <LaterAlert product={product} />}
      <div className="mt-2 flex flex-wrap gap-x-6">
        <WishlistButton id={product.id} name={product.name} />
        <BulkQuote product={product} />
      </div>
    </div>
  );
}

/** Without script it leads to the same form on a page of its own. */
function BulkQuote({ product }: { product: ShownProduct }) {
  const [BulkQuoteDialog, fetchIt] = useLater(fetchDialog);
  const [isOpen, setOpen] = useState(false);
  const address = `${productPath(product)}/quote`;
  return (
    <>
      <form
        method="get"
        action={localPath(address)}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
          fetchIt(localPath(address));
        }}
      >
        <Button type="submit" variant="text" className="text-sm">
          {pageText.bulk}
        </Button>
      </form>
      {BulkQuoteDialog && (
        <BulkQuoteDialog
          key={address}
          product={product}
          action={address}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The phone's dock: price and button in reach of the thumb. */
export function BuyDock({ product }: Pick<BuyProps, "product">) {
  return (
    <div className="dock grid grid-cols-[auto_1fr] items-center gap-4 sm:hidden needs-script">
      <p>
        <Price price={product.price} was={product.was} className="text-xl" wasClassName="text-sm" />
        <span className="-mt-0.5 block text-xs text-ink-2">{pageText.taxes}</span>
      </p>
      <AddButton id={product.id} form={buyForm} disabled={!product.inStock} />
    </div>
  );
}

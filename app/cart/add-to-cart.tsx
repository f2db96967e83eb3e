import type { FormEvent, ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { type AddedFrom, cartRefusal, cartToasts } from "./cart.text.ts";
import type { CartProduct } from "./cart.ts";
import { useCart } from "./cart-store.ts";

interface AddToCartProps {
  product: CartProduct;
  quantity?: number;
  from: AddedFrom;
  /** For a product that is out of stock. */
  disabled?: boolean;
  className?: string;
  variant?: "primary" | "outline";
  /**
   * Stands before the button, such as a field named quantity: it is what counts without script. One is added
   * where there is none.
   */
  children?: ReactNode;
}

/** A real form that posts to /cart; with script it adds on the spot and says so. */
export function AddToCart(props: AddToCartProps) {
  const { product, quantity = 1, from, disabled, className, variant, children } = props;
  const cart = useCart();
  const toast = useToast();

  function add(event: FormEvent) {
    event.preventDefault();
    const refusal = cart.add(product, quantity);
    toast(refusal ? cartRefusal(refusal) : cartToasts.added(product.name, from));
  }

  return (
    <form method="post" action="/cart" onSubmit={add} className={className}>
      {children}
      <Button
        type="submit"
        name="id"
        value={product.id}
        variant={variant ?? "primary"}
        wide
        disabled={disabled}
        busy={cart.adding === product.id}
      >
        Add to Cart
      </Button>
    </form>
  );
}

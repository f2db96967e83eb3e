import type { FormEvent, ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { localPath } from "#values/language/address.ts";
import { cartText, cartToasts } from "./cart.text.ts";
import type { AddedFrom, CartProduct } from "./cart.ts";
import { useCart } from "./kept/cart-store.ts";

interface AddToCartProps {
  /** For a button elsewhere that sends this form. */
  id?: string;
  product: CartProduct;
  quantity?: number;
  from: AddedFrom;
  /** For a product that is out of stock. */
  disabled?: boolean;
  /** What the form holds has yet to be read by script: the browser sends it as it stands. */
  byBrowser?: boolean;
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
  const { id, product, quantity = 1, from, disabled, byBrowser, className, variant, children } = props;
  const cart = useCart();
  const toast = useToast();

  function add(event: FormEvent) {
    if (byBrowser) return;
    event.preventDefault();
    // Enter in a field finds a way to a button that can't be pressed.
    if (disabled) return;
    const refusal = cart.add(product, quantity);
    toast(refusal ? cartToasts.refused(refusal) : cartToasts.added(product.name, from));
  }

  return (
    <form id={id} method="post" action={localPath("/cart")} onSubmit={add} className={className}>
      {children}
      <AddButton id={product.id} variant={variant} disabled={disabled} />
    </form>
  );
}

interface AddButtonProps extends Pick<AddToCartProps, "disabled" | "variant"> {
  /** The product's. */
  id: string;
  /** Whose form it sends, where it stands in none. */
  form?: string;
}

export function AddButton({ id, form, variant = "primary", disabled }: AddButtonProps) {
  const { adding } = useCart();
  return (
    <Button
      type="submit"
      name="id"
      value={id}
      form={form}
      variant={variant}
      wide
      disabled={disabled}
      busy={adding === id}
    >
      {cartText.add}
    </Button>
  );
}

import { useCart } from "#cart/kept/cart-store.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { cartName } from "./navigation.ts";

/** The cart with a badge of its number of items, once the browser's cart is read. */
export function CartLink() {
  const { count } = useCart();
  return (
    <Link to="/cart" prefetch="intent" aria-label={cartName(count)} className="relative icon-button">
      <Icon name="cart" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 h-5 min-w-5 rounded-full bg-geru px-1.5 text-center text-[0.75rem]/[1.3rem] font-semibold text-on-geru tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}

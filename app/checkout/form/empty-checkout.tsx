import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#ui/form/button.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { emptyCheckout } from "./checkout.text.ts";
import { confirmationPath } from "./confirmation-path.ts";
import { unseenOrder } from "./unseen-order.ts";

const leaveAfter = 2000;

/**
 * Nothing to check out: says so and goes to the shop after 2 seconds (CHECKOUT-6), or to the order that has
 * just emptied the cart.
 */
export function EmptyCheckout({ isSure }: { isSure: boolean }) {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!isSure) return;
    const placed = unseenOrder(sessionStorage);
    if (placed) return void navigate(confirmationPath(placed), { replace: true });
    toast(emptyCheckout.toast);
    const timer = setTimeout(() => navigate("/shop", { replace: true }), leaveAfter);
    return () => clearTimeout(timer);
  }, [isSure, navigate, toast]);
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="cart"
        title={emptyCheckout.text}
        action={
          <ButtonLink to="/shop" variant="primary">
            {emptyCheckout.shopOn}
          </ButtonLink>
        }
      />
    </Wrap>
  );
}

import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useToast } from "#ui/toast.tsx";
import { Wrap } from "#ui/wrap.tsx";
import { emptyCheckout } from "./checkout.text.ts";

const leaveAfter = 2000;

/** Nothing to check out: says so and goes to the shop after 2 seconds (decision 35). */
export function EmptyCheckout({ isSure }: { isSure: boolean }) {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!isSure) return;
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
            Continue Shopping
          </ButtonLink>
        }
      />
    </Wrap>
  );
}

import { Form } from "react-router";
import type { PricedGoods } from "#discounts/apply-promotions.ts";
import { DiscountCode } from "#discounts/codes/discount-code.tsx";
import { codeTrouble, type ShownPromotions } from "#discounts/shown-promotions.ts";
import type { CodeAnswer } from "./code-answer.ts";

interface CartCodeProps {
  shown: ShownPromotions | undefined;
  goods: readonly PricedGoods[];
  answer: CodeAnswer | undefined;
}

/** The cart's own form for a discount code. */
export function CartCode({ shown, goods, answer }: CartCodeProps) {
  return (
    <Form method="post" action="/cart" noValidate preventScrollReset className="mt-4">
      <DiscountCode
        act="intent"
        code={shown?.code?.text}
        typed={answer?.typed}
        error={answer?.error ?? codeTrouble(shown, goods)}
      />
    </Form>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { CashCosts } from "#cash-on-delivery/cash-costs.tsx";
import { promotionsIn } from "#discounts/shown-promotions.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { promisedArrival, wayAfter } from "#shipping/arrival.ts";
import type { BillSums } from "#shipping/bill.ts";
import { BillList } from "#shipping/bill-list.tsx";
import { billText } from "#shipping/shipping.text.ts";
import { missingForFreeShipping } from "#shipping/shipping.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { itemCount } from "../cart.ts";
import { cartAsText } from "../kept/cart-cookie.ts";
import { buyable, leavingOf, type PricedLine, priceCart, seen } from "../prices/priced-cart.ts";
import { totalText } from "../prices/prices.text.ts";
import { billOf, highestTotal } from "../prices/totals.ts";
import { type GivenCart, usePricedCart } from "../prices/use-priced-cart.ts";
import { withoutTexts } from "../without-texts.ts";
import { CartCode } from "./cart-code.tsx";
import { CartLineView } from "./cart-line.tsx";
import { cartPageText, changeToasts } from "./cart-page.text.ts";
import type { CodeAnswer } from "./code-answer.ts";
import { MailCartForm } from "./mail-cart-form.tsx";

interface CartViewProps {
  given: GivenCart;
  code?: CodeAnswer;
  /** Of 'Send Me This Cart'. */
  mailKey?: string | undefined;
}

/** The cart as a page: lines, sums and the way on. */
export function CartView({ given, code, mailKey }: CartViewProps) {
  const { cart, lines, answer } = usePricedCart(given);
  const shop = useShop();
  const toast = useToast();

  // What was shown here counts as seen: leaving the page brings the display copies up to date.
  const leave = useRef(() => {});
  leave.current = () => cart.replace((own) => seen(priceCart(own, answer)));
  useEffect(() => () => leave.current(), []);

  function change(line: PricedLine, quantity: number) {
    cart.setQuantity(line.id, quantity);
    toast(quantity > 0 ? changeToasts.updated(line.name) : changeToasts.removed);
    if (quantity <= 0) focusHeading();
  }

  function clear(event: FormEvent) {
    event.preventDefault();
    cart.clear();
    toast(changeToasts.cleared);
    focusHeading();
  }

  if (lines.length === 0) return <EmptyCart />;
  const goods = buyable(lines);
  const promotions = promotionsIn(given.promotions);
  const bill = billOf(goods, { shippingMethod: "standard", promotions }, shop);
  const promise = promisedArrival("standard", wayAfter(leavingOf(goods)));
  return (
    <>
      <Wrap className="grid grid-cols-1 items-start gap-x-16 pt-6 pb-16 md:grid-cols-[1fr_23rem] md:pt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
          <h1 tabIndex={-1} className="text-3xl">
            {cartPageText.title}
          </h1>
          <form method="post" action={localPath("/cart")} onSubmit={clear}>
            <input type="hidden" name="intent" value="clear" />
            <Button type="submit" variant="text">
              {cartPageText.clear}
            </Button>
          </form>
        </div>
        <ul className="border-t border-ink md:col-start-1">
          {lines.map((line) => (
            <CartLineView
              key={line.id}
              line={line}
              onQuantity={(quantity) => change(line, quantity)}
              onRemove={() => change(line, 0)}
            />
          ))}
        </ul>
        <Sums bill={bill} promise={promise} count={itemCount(lines)}>
          <CartCode shown={given.promotions} goods={goods} answer={code} />
        </Sums>
        <ForLater lines={lines} mailKey={mailKey} />
      </Wrap>
      <Dock total={bill.total} />
    </>
  );
}

/** What is taken away takes the focus with it. The heading of a cart that is empty now has yet to come. */
function focusHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
}

function EmptyCart() {
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="cart"
        title={cartPageText.empty}
        text={cartPageText.emptyHint}
        action={
          <ButtonLink to="/shop" variant="primary">
            {cartPageText.shopOn}
          </ButtonLink>
        }
      />
    </Wrap>
  );
}

interface SumsProps {
  bill: BillSums;
  /** When it arrives, in words. */
  promise: string;
  count: number;
  children: ReactNode;
}

function Sums({ bill, promise, count, children }: SumsProps) {
  const missing = missingForFreeShipping(useShop().shipping, bill.subtotal);
  return (
    <section
      aria-labelledby="sums"
      className="rounded border border-hair p-4 max-md:mt-8 md:col-start-2 md:row-start-2 md:sticky md:below-header md:p-6"
    >
      <h2 id="sums" className="text-lg">
        {cartPageText.items(count)}
      </h2>
      <BillList bill={bill} promise={promise} />
      <p className="text-sm text-ink-2">{billText.taxes}</p>
      {bill.total > 0 && <CashCosts />}
      {children}
      {bill.total > highestTotal && <TooHigh />}
      {missing > 0 && bill.subtotal > 0 && (
        <p className="mt-2 text-sm">{cartPageText.freeFrom(rupeesAndPaise(missing))}</p>
      )}
      <ButtonLink to="/checkout" variant="primary" wide className="mt-5 max-md:hidden">
        {cartPageText.checkout}
      </ButtonLink>
      <p className="mt-2 text-center max-md:hidden">
        <ButtonLink to="/shop" variant="text">
          {cartPageText.shopOn}
        </ButtonLink>
      </p>
    </section>
  );
}

/** The cart as a link for others, and as a mail to oneself. */
const ForLater = ({ lines, mailKey }: { lines: readonly PricedLine[]; mailKey: string | undefined }) => (
  <div className="mt-6 grid justify-items-start gap-1 md:col-start-2 md:px-6">
    <ButtonLink to="/cart/link" variant="text">
      {cartPageText.share}
    </ButtonLink>
    <details className="w-full max-w-[26rem]">
      <summary className="action cursor-pointer">{cartPageText.mail.title}</summary>
      <div className="pt-2 pb-3">
        <MailCartForm cart={cartAsText(withoutTexts(lines))} pressKey={mailKey} />
      </div>
    </details>
  </div>
);

function TooHigh() {
  return (
    <p role="alert" className="mt-2 text-sm text-geru">
      {totalText.tooHigh(highestTotal)}
    </p>
  );
}

/** On a phone the total and the way on stay in reach of the thumb. */
function Dock({ total }: { total: Paise }) {
  return (
    <div className="dock grid grid-cols-[auto_1fr] items-center gap-4 md:hidden">
      <p>
        <MoneySum amount={total} className="text-xl" />
        <span className="-mt-0.5 block text-xs text-ink-2">{billText.total}</span>
      </p>
      <ButtonLink to="/checkout" variant="primary" wide>
        {cartPageText.checkout}
      </ButtonLink>
    </div>
  );
}

import { LinePicture } from "#cart/line-picture.tsx";
import { TotalsList } from "#cart/totals-list.tsx";
import { orderNotFound, paymentNames } from "#orders/order.text.ts";
import type { Address, Order } from "#orders/order.ts";
import { addressLines } from "#orders/order-mail-text.ts";
import { deliveryPromises, shippingNames } from "#shipping/shipping.text.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Wrap } from "#ui/wrap.tsx";
import { longDateTime } from "#values/date-time.ts";
import { rupees, times } from "#values/money.ts";
import type { LocalOrder } from "./local-orders.ts";

/** The order's facts: all of them from the shop, fewer from the browser's own copy. */
export type ShownOrder = LocalOrder & Partial<Pick<Order, "placedAt" | "billing" | "shipping">>;

export function ConfirmationView({ order }: { order: ShownOrder }) {
  const { subtotal, shippingCost, total, shippingMethod, paymentMethod } = order;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[67rem]">
        <h1 className="text-3xl">Thank you for your order</h1>
        <p className="mt-4 max-w-measure">
          Your order is <b className="whitespace-nowrap">{order.orderNumber}</b>
          {order.placedAt && <>, placed on {longDateTime(order.placedAt)}</>}.{" "}
          {order.billing ? (
            <>
              A confirmation e-mail is on its way to <b>{order.billing.email}</b>.
            </>
          ) : (
            "A confirmation e-mail is on its way to you."
          )}
        </p>
        <div className="mt-8 grid items-start gap-8 md:grid-cols-[1fr_23rem] md:gap-16">
          <section aria-labelledby="ordered">
            <h2 id="ordered" className="text-xl">
              What you ordered
            </h2>
            <Lines order={order} />
            <TotalsList totals={{ subtotal, shipping: shippingCost, total }} method={shippingMethod} />
            <p className="text-sm text-ink-2">Inclusive of all taxes.</p>
          </section>
          <div className="grid gap-6 rounded border border-hair p-4 md:p-6">
            {order.shipping && <PostalAddress address={order.shipping} phone={order.billing?.phone} />}
            <Fact title="Payment method">{paymentNames[paymentMethod]}</Fact>
            <Fact title="Estimated delivery">
              {deliveryPromises[shippingMethod]} ({shippingNames[shippingMethod]})
            </Fact>
          </div>
        </div>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/shop" variant="primary">
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
        </div>
      </div>
    </Wrap>
  );
}

function Lines({ order }: { order: ShownOrder }) {
  return (
    <ul className="mt-3 border-t border-ink">
      {order.lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a placed order's lines never change
          key={index}
          className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 border-b border-hair py-3 leading-snug"
        >
          <LinePicture
            image={"picture" in line && typeof line.picture === "string" ? line.picture : null}
            className="w-14"
          />
          <div className="min-w-0">
            <p className="font-display leading-tight font-medium">{line.productName}</p>
            <p className="text-sm text-ink-2">
              Quantity {line.quantity} at {rupees(line.unitPrice)}
            </p>
          </div>
          <p>{rupees(times(line.unitPrice, line.quantity))}</p>
        </li>
      ))}
    </ul>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function PostalAddress({ address, phone }: { address: Address; phone?: string | null }) {
  return (
    <Fact title="Shipping address">
      <address className="not-italic">
        {addressLines(address).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address's lines never change
          <span key={index} className="block">
            {line}
          </span>
        ))}
        {phone && <span className="block">Phone {phone}</span>}
      </address>
    </Fact>
  );
}

export function OrderNotFound() {
  return (
    <Wrap>
      <EmptyState
        level={1}
        title={orderNotFound.title}
        text={orderNotFound.text}
        action={
          <>
            <ButtonLink to="/shop" variant="primary">
              Continue Shopping
            </ButtonLink>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}

import { data } from "react-router";
import { CashCosts } from "#cash-on-delivery/cash-costs.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { endOfIndianDay } from "#values/time/working-days.ts";
import type { Route } from "./+types/delivery.page.ts";
import { deliveryText } from "./delivery.text.ts";
import { DeliveryLines } from "./delivery-lines.tsx";
import { type ReadDelivery, readDelivery } from "./read-delivery.server.ts";

export const policy: RoutePolicy = { cached: ["pin", "product"] };

/** A page that names days is true until the day on which it was made ends. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = services(context);
  const read = await readDelivery(shop, url.searchParams);
  if (read.error !== undefined) return data(read, { status: 422 });
  return data(read, { headers: read.answer ? freshUntil(endOfIndianDay(shop.now())) : {} });
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<ReadDelivery> =>
  withFailure(call, { typed: "", product: null }, deliveryText.unread);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: deliveryText.title,
    description: deliveryText.intro,
    path: "/delivery",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const { typed, product, error, answer } = loaderData;
  return (
    <Wrap className="pt-8 pb-16 md:pt-16 md:pb-24">
      <div className="max-w-measure">
        <h1 className="text-3xl">{answer?.title ?? deliveryText.title}</h1>
        {answer ? (
          <div className="mt-6">
            <DeliveryLines answer={answer} />
          </div>
        ) : (
          <div className="mt-3 grid gap-2">
            <p className="text-ink-2">{deliveryText.intro}</p>
            <CashCosts />
          </div>
        )}
        <form
          key={typed}
          method="get"
          action={localPath("/delivery")}
          noValidate
          className="mt-8 flex items-start gap-3"
        >
          {product && <input type="hidden" name="product" value={product.slug} />}
          <Field
            name="pin"
            label={deliveryText.pincode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            required
            defaultValue={typed}
            error={error}
            className="w-36"
          />
          <Button type="submit" className="mt-6 whitespace-nowrap">
            {deliveryText.check}
          </Button>
        </form>
        {product && (
          <p className="mt-8">
            <Link to={product.path} className="action">
              {deliveryText.back(product.name)}
            </Link>
          </p>
        )}
      </div>
    </Wrap>
  );
}

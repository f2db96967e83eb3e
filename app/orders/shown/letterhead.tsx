import { useShop } from "#platform/config/shop-settings.ts";
import { langOf } from "#values/language/content-language.ts";

/** Who sells: heads an order on paper, where the page's own header is left out. */
export function Letterhead() {
  const shop = useShop();
  const { name, address, email, phone, gstin } = shop;
  return (
    <div className="mb-6 hidden items-end justify-between gap-8 pb-3 text-xs rule-double print:flex">
      <p lang={langOf(shop, "name")} className="font-display text-xl">
        {name}
      </p>
      <address lang={langOf(shop, "address")} className="text-right not-italic">
        {address}
        <span className="block">
          {email} · {phone}
        </span>
        {gstin && <span className="block">GSTIN {gstin}</span>}
      </address>
    </div>
  );
}

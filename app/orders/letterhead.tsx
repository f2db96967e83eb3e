import { useShop } from "#platform/config/shop-settings.ts";

/** Who sells: heads an order on paper, where the page's own header is left out. */
export function Letterhead() {
  const { name, address, email, phone, gstin } = useShop();
  return (
    <div className="mb-6 hidden items-end justify-between gap-8 pb-3 text-xs rule-double print:flex">
      <p className="font-display text-xl">{name}</p>
      <address className="text-right not-italic">
        {address}
        <span className="block">
          {email} · {phone}
        </span>
        {gstin && <span className="block">GSTIN {gstin}</span>}
      </address>
    </div>
  );
}

import { useShop } from "#platform/config/shop-settings.ts";

/** Whom a buyer writes to or calls, each by a tap. */
export function ShopContact() {
  const { email, phone } = useShop();
  return (
    <span className="flex flex-wrap gap-x-6">
      {email && (
        <a href={`mailto:${email}`} className="action wrap-anywhere">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="action whitespace-nowrap">
          {phone}
        </a>
      )}
    </span>
  );
}

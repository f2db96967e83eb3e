import type { ShopSettings } from "#platform/shop-settings.ts";

/** The four texts of the law, and where they stand. */
export const policies = [
  { slug: "privacy", label: "Privacy Policy" },
  { slug: "terms", label: "Terms of Service" },
  { slug: "shipping", label: "Shipping Info" },
  { slug: "returns", label: "Returns & Refunds" },
] as const;

type PolicyFacts = Omit<ShopSettings, "social" | "ratingText" | "origin" | "year">;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Fills {{shopName}}, {{email}}, {{phone}}, {{address}}, {{gstin}} and {{grievanceOfficer}} from the shop's settings. */
export function fillPolicy(html: string, shop: PolicyFacts): string {
  const facts: Record<string, string | undefined> = {
    shopName: shop.name,
    email: shop.email,
    phone: shop.phone,
    address: shop.address,
    gstin: shop.gstin ?? "not registered",
    grievanceOfficer: shop.grievanceOfficer,
  };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    (Object.hasOwn(facts, name) ? (facts[name] ?? "") : "").replace(
      /[&<>"]/g,
      (sign) => escapes[sign] ?? sign,
    ),
  );
}

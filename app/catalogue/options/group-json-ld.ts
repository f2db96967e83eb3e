import { wholePictureAddress } from "#values/asset-address.ts";
import { localPath } from "#values/language/address.ts";
import type { Product } from "../product.ts";
import { aboutJsonLd, type OfferSeller, offerJsonLd } from "../product-json-ld.ts";
import { variantPath } from "./variant.ts";
import type { VariantNow } from "./variant-at.ts";

const schema = "https://schema.org";

/** By which properties variants may differ, as Google reads them, and how shops call those. */
const properties: Readonly<Record<string, string>> = {
  size: "size",
  length: "size",
  colour: "color",
  color: "color",
  material: "material",
  fabric: "material",
  pattern: "pattern",
  design: "pattern",
  motif: "pattern",
};

/** The property of schema.org that an option is; undefined for one of the shop's own. */
export const propertyOf = (option: { name: string }): string | undefined =>
  properties[option.name.trim().toLowerCase()];

interface Group {
  options: readonly { readonly name: string }[];
  variants: readonly VariantNow[];
  /** How one of them is delivered and returned. */
  termsOf(variant: VariantNow): Record<string, unknown>;
}

/**
 * A product with variants, each with its offer at its own address, as Google's product variants want it: the
 * page is the same for all of them, and its canonical address names none.
 */
export const productGroupJsonLd = (
  product: Product,
  group: Group,
  seller: OfferSeller,
): Record<string, unknown> => {
  const variesBy = group.options.flatMap((option) => propertyOf(option) ?? []);
  return {
    "@type": "ProductGroup",
    ...aboutJsonLd(product, seller),
    productGroupID: product.id,
    ...(variesBy.length > 0 ? { variesBy: variesBy.map((property) => `${schema}/${property}`) } : {}),
    hasVariant: group.variants.map((variant) => variantJsonLd(product, group, variant, seller)),
  };
};

function variantJsonLd(
  product: Product,
  { options, termsOf }: Group,
  variant: VariantNow,
  seller: OfferSeller,
): Record<string, unknown> {
  const url = seller.origin + localPath(variantPath(product, variant.key));
  const picture = wholePictureAddress(variant.picture ?? product.images[0] ?? "", seller);
  const values = options.map((option, at) => [option, variant.values[at] ?? ""] as const);
  const own = values.filter(([option]) => propertyOf(option) === undefined);
  return {
    "@type": "Product",
    sku: variant.sku ?? variant.id,
    name: `${product.name} (${variant.values.join(", ")})`,
    description: product.summary,
    ...(picture ? { image: picture } : {}),
    ...Object.fromEntries(
      values.flatMap(([option, value]) => {
        const known = propertyOf(option);
        return known === undefined ? [] : [[known, value]];
      }),
    ),
    ...(own.length > 0 ? { additionalProperty: own.map(([{ name }, value]) => property(name, value)) } : {}),
    offers: offerJsonLd({ ...variant, lead: product.lead }, { url, seller, terms: termsOf(variant) }),
  };
}

const property = (name: string, value: string) => ({ "@type": "PropertyValue", name, value });

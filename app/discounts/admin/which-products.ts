import { discountAdminText } from "./discount-admin.text.ts";

/** A product by all that an owner may call it. */
export interface NamedProduct {
  id: string;
  /** The end of its address, which no other product has. */
  slug: string;
  sku: string | null;
  name: string;
}

/** What stands in the field for a product that is there no more, so that saving keeps it. */
export const deletedProduct = (id: string): string => `deleted product ${id}`;

/**
 * The ids of the products that an owner names, or what is wrong with the first name that is: nothing is
 * called so, or several are. `kept`: the products that the discount is for already, deleted ones among them.
 */
export function whichProducts(
  names: readonly string[],
  products: readonly NamedProduct[],
  kept: readonly string[],
): { ids: string[] } | { error: string } {
  const ids = new Set<string>();
  for (const name of names) {
    const deleted = kept.find((id) => deletedProduct(id).toLowerCase() === name.toLowerCase());
    const called = productsCalled(name, products);
    if (called.length > 1)
      return { error: discountAdminText.errors.whichSeveral(name, called.map(({ slug }) => slug).sort()) };
    const id = called[0]?.id ?? deleted;
    if (id === undefined) return { error: discountAdminText.errors.whichUnknown(name) };
    ids.add(id);
  }
  return { ids: [...ids] };
}

/** An address is one product's alone; SKUs and names may be several products'. */
function productsCalled(text: string, products: readonly NamedProduct[]): NamedProduct[] {
  const wanted = text.toLowerCase();
  const addressed = products.find(({ slug }) => slug.toLowerCase() === wanted);
  if (addressed) return [addressed];
  return products.filter(({ sku, name }) => sku?.toLowerCase() === wanted || name.toLowerCase() === wanted);
}

import { type Category, categories } from "#catalogue/product.ts";

const prefix = "category:";

/** The field in which a type's category is chosen. */
export const categoryField = (type: string): string => prefix + type;

/** The categories that the owner chose for types of the file. */
export function chosenCategories(form: FormData): ReadonlyMap<string, Category> {
  const chosen = new Map<string, Category>();
  for (const [name, value] of form) {
    const category = categories.find((word) => word === value);
    if (name.startsWith(prefix) && category && chosen.size < 500)
      chosen.set(name.slice(prefix.length), category);
  }
  return chosen;
}

import { detailNames } from "#translations/product-details.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { productFieldText } from "../product-fields.text.ts";
import { productFields } from "../product-fields.ts";
import { productText } from "./form/product.text.ts";
import { productPictures } from "./form/product-answer.ts";
import { productList } from "./list/product-list.ts";
import { optionsText } from "./options/options.text.ts";

const beforeOthers: readonly string[] = ["material", "size", "weight"];

/** Products, as the admin keeps them. */
export const products = inEachLanguage(() => {
  const { parts: titles } = productText;
  const stock = { title: titles.stock, fields: ["inStock", "stockCount"] } as const;
  return {
    table: "products",
    texts: "product",
    names: { all: "the products", one: "a product" },
    words: productText,
    list: productList,
    fields: productFields,
    pictures: productPictures,
    parts: {
      main: [
        { title: titles.basics, fields: ["name", "slug", { as: "pair", beside: ["price", "sku"] }] },
        stock,
        { title: titles.pictures, fields: ["images"] },
        { title: titles.texts, fields: ["description", "story"] },
      ],
      beside: [
        {
          title: titles.kind,
          fields: [
            "collection",
            { as: "columns", beside: ["category", "technique"] },
            "artisan",
            "hidden",
            { as: "ticks", beside: ["featured", "limited"] },
            "edition",
            "certificate",
          ],
        },
        { title: titles.sale, fields: ["salePrice", { as: "columns", beside: ["saleFrom", "saleUntil"] }] },
        { title: titles.tax, fields: [{ as: "pair", beside: ["hsn", "taxRate"] }] },
        {
          title: titles.toOrder,
          fields: [
            "madeToOrder",
            { as: "pair", beside: ["leadDaysFrom", "leadDaysTo"] },
            { note: productFieldText.hints.madeToOrder },
            "returnable",
          ],
        },
        {
          title: titles.details,
          fields: [
            "features",
            "material",
            { as: "pair", beside: ["size", "weight"] },
            ...detailNames.filter((name) => !beforeOthers.includes(name)),
          ],
        },
        {
          title: titles.label,
          fields: [
            { as: "columns", beside: ["originCountry", "netQuantity"] },
            "madeBy",
            "madeMonth",
            "consumerCare",
          ],
        },
      ],
      stock,
      /** In its place where a product's stock follows from its variants. */
      followingStock: { title: titles.stock, note: optionsText.followsVariants, fields: [] },
    },
  } as const;
});

import { detailNames } from "#translations/product-details.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { productFieldText } from "../product-fields.text.ts";
import { productFields } from "../product-fields.ts";
import { productText } from "./form/product.text.ts";
import { productPictures } from "./form/product-answer.ts";
import { productList } from "./list/product-list.ts";
import { optionsText } from "./options/options.text.ts";

const inOtherParts: readonly string[] = ["weight"];

export const products = inEachLanguage(() => {
  const { parts: titles } = productText;
  const stock = { as: "columns", beside: ["inStock", "stockCount"] } as const;
  return {
    table: "products",
    texts: "product",
    names: { all: "the products", one: "a product" },
    words: productText,
    list: productList,
    fields: productFields,
    pictures: productPictures,
    parts: {
      /** The fields that most products need, in the order in which they come to mind. */
      first: {
        main: [{ title: titles.basics, fields: ["images", "name", "price", stock] }],
        /** Where a product's stock follows from its variants. */
        following: [
          {
            title: titles.basics,
            fields: ["images", "name", "price", { note: optionsText.followsVariants }],
          },
        ],
        beside: [{ title: titles.texts, fields: ["category", "artisan", "description"] }],
      },
      folded: [
        { title: titles.address, folded: true, fields: ["slug", "sku"] },
        {
          title: titles.details,
          folded: true,
          fields: ["features", ...detailNames.filter((name) => !inOtherParts.includes(name)), "story"],
        },
        {
          title: titles.tax,
          folded: true,
          fields: [{ as: "pair", beside: ["hsn", "taxRate"] }, "weight"],
        },
        {
          title: titles.kind,
          folded: true,
          fields: [
            { as: "columns", beside: ["collection", "technique"] },
            "hidden",
            { as: "ticks", beside: ["featured", "limited"] },
            "edition",
            "certificate",
          ],
        },
        {
          title: titles.sale,
          folded: true,
          fields: ["salePrice", { as: "columns", beside: ["saleFrom", "saleUntil"] }],
        },
        {
          title: titles.toOrder,
          folded: true,
          fields: [
            "madeToOrder",
            { as: "pair", beside: ["leadDaysFrom", "leadDaysTo"] },
            { note: productFieldText.hints.madeToOrder },
            "returnable",
          ],
        },
        {
          title: titles.label,
          folded: true,
          fields: [
            { as: "columns", beside: ["originCountry", "netQuantity"] },
            "madeBy",
            "madeMonth",
            "consumerCare",
          ],
        },
      ],
    },
  } as const;
});

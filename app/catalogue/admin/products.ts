import { detailNames } from "#translations/product-details.ts";
import { productFields } from "../product-fields.ts";
import { productText } from "./form/product.text.ts";
import { productPictures } from "./form/product-answer.ts";
import { productList } from "./list/product-list.ts";
import { optionsText } from "./options/options.text.ts";

const stock = { title: "Stock", fields: ["inStock", "stockCount"] } as const;
const beforeOthers: readonly string[] = ["material", "size", "weight"];

/** Products, as the admin keeps them. */
export const products = {
  table: "products",
  texts: "product",
  names: { all: "the products", one: "a product" },
  words: productText,
  list: productList,
  fields: productFields,
  pictures: productPictures,
  parts: {
    main: [
      { title: "Basics", fields: ["name", "slug", { as: "pair", beside: ["price", "sku"] }] },
      stock,
      { title: "Pictures", fields: ["images"] },
      { title: "Description and story", fields: ["description", "story"] },
    ],
    beside: [
      {
        title: "Classification",
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
      { title: "Sale", fields: ["salePrice", { as: "columns", beside: ["saleFrom", "saleUntil"] }] },
      { title: "Tax", fields: [{ as: "pair", beside: ["hsn", "taxRate"] }] },
      {
        title: "Made to order",
        fields: [
          "madeToOrder",
          { as: "pair", beside: ["leadDaysFrom", "leadDaysTo"] },
          { note: productText.hints.madeToOrder },
          "returnable",
        ],
      },
      {
        title: "Details",
        fields: [
          "features",
          "material",
          { as: "pair", beside: ["size", "weight"] },
          ...detailNames.filter((name) => !beforeOthers.includes(name)),
        ],
      },
      {
        title: "Label",
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
    followingStock: { title: "Stock", note: optionsText.followsVariants, fields: [] },
  },
} as const;

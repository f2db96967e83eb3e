import { mostOptions, mostValues, mostVariants } from "#catalogue/options/variant.ts";

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Words about a file that another shop's program wrote. */
export const foreignText = {
  strangeWoo:
    "This looks like WooCommerce's product export, but its headings are in another language than English, or some are missing. In WordPress, set your own language to English (Users, Profile, Language), and export all columns once more.",
  kinds: { shopify: "Shopify", woocommerce: "WooCommerce" },
  found: (kind: string, products: number) =>
    `This is an export of ${kind} with ${some(products, "product")}. Descriptions are cleaned, pictures are fetched after the import, and the addresses there lead here.`,
  summary: (pictures: number, addresses: number) =>
    `With it come ${some(pictures, "new picture")} to fetch and ${some(addresses, "former address").replace("addresss", "addresses")}.`,
  categories: "Which category is it here?",
  categoriesHint: "Chosen for products that are new. After another choice, check the file once more.",
  noType: "(no type)",
  skipped: "Left out",
  pictures: (count: number) => `${some(count, "picture")} to fetch.`,
  notes: {
    hidden: "Hidden at first: it was not published there.",
    uncounted: "Not counted: it could be sold there without stock.",
    wasLeftOut: "Prices before a sale are left out: its variants cost different sums.",
    morePictures: (count: number) => `${some(count, "picture")} more than the five that a product has.`,
    noHttps: (url: string) => `“${url.slice(0, 80)}” is no https address of a picture.`,
    tags: "Its tags are kept as search words.",
    slugTwice: (slug: string) => `Two products would have one address: this one is ${slug}.`,
    noQuantities: "The file says no quantities: its pieces are not counted here until you count them.",
    noStockColumn: "The file has no column of stock: its pieces are not counted here until you count them.",
    stockOfParent: "Its variants share one stock there; here they are not counted.",
    attribute: (name: string) => `“${name}” is not taken along.`,
    anyValue: "Stands there for any value of an option: a variant needs one of each.",
  },
  skip: {
    noTitle: "It has no title.",
    options: (count: number) => `It has ${count} options; a product has ${mostOptions} at most here.`,
    values: `An option has more than ${mostValues} values.`,
    variants: (count: number) => `It has ${count} variants; a product has ${mostVariants} at most here.`,
    kind: (kind: string) => `It is a product of the kind “${kind}”, which this shop does not sell.`,
    noParent: (parent: string) => `Its product “${parent}” is not in the file.`,
    noPrice: "It has no price.",
    off: "It is switched off there.",
    noneOn: "None of its variations is on sale there.",
    giftCard: "It is a gift card.",
  },
};

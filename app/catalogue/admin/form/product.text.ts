import { gstRates } from "#values/money/gst.ts";
import type { Progress } from "#values/progress.ts";
import { grouped } from "#values/text/grouped.ts";
import { metaTexts } from "#values/text/search-texts.ts";
import { mostProductsOfAForm } from "../../list/shop-path.ts";

const staysOut = (names: readonly string[]): string =>
  names.length === 1
    ? `“${names[0]}” stays out of stock, as its stock count is 0. Enter how many pieces there are first.`
    : `${grouped(names.length)} stay out of stock, as their stock count is 0. Enter how many pieces there are first.`;

/**
 * The wording of the products' admin page. Titles and texts that docs/product quotes stand here to the
 * letter.
 */
export const productText = {
  title: "Products",
  add: "Add New Product",
  edit: "Edit Product",
  save: "Save Product",
  search: "Search products",
  inList: (total: number, isMore: boolean) => `${isMore ? "More than " : ""}${grouped(total)} in this list`,
  none: "No products yet.",
  noneFound: "No products match your search.",
  listFailed: { title: "Error fetching products", text: "Could not fetch products. Please try again." },
  saveFailed: {
    title: "Error saving product",
    text: "The product could not be saved. What you typed is kept.",
  },
  deleteFailed: { title: "Error deleting product", text: "The product could not be deleted." },
  bulkFailed: { title: "DB Update Error", text: "The products could not be changed." },
  askDelete: (name: string) => `Delete “${name}” and its pictures? This can't be undone.`,
  askSelected: "Delete the selected products and their pictures? This can't be undone.",
  askSeveral: (count: number) =>
    `Delete ${count === 1 ? "1 product and its pictures" : `${grouped(count)} products and their pictures`}? This can't be undone.`,
  all: (total: number, isMore: boolean) =>
    isMore ? `All in this list (more than ${grouped(total)})` : `All ${grouped(total)} in this list`,
  deleteAll: (count: number) => `Delete ${count === 1 ? "1 product" : `${grouped(count)} products`}`,
  progress: ({ done, of }: Progress) => `${grouped(done)} of ${grouped(of)} done`,
  tooMany: {
    title: "Too Many Products",
    text: `This list holds more than ${grouped(mostProductsOfAForm)} products, which is the most that can be changed or deleted at once. Please search or filter first.`,
  },
  added: (name: string) => ({ title: "Product Added", text: `${name} is in the shop now.` }),
  saved: (name: string) => ({ title: "Product Saved", text: `${name} is up to date.` }),
  deleted: { title: "Product Deleted", text: "The product and its pictures are gone." },
  deletedSeveral: (count: number) => ({
    title: "Products Deleted",
    text: `${grouped(count)} products and their pictures are gone.`,
  }),
  changed: (count: number, soldOut: readonly string[]) => {
    if (count === 0 && soldOut.length === 0)
      return { title: "No Change", text: "None of the selected products needed it." };
    const changed = count === 1 ? "1 product was changed." : `${grouped(count)} products were changed.`;
    if (soldOut.length === 0) return { title: "Products Updated", text: changed };
    if (count === 0) return { title: "Still Out of Stock", text: staysOut(soldOut) };
    return { title: "Products Updated", text: `${changed} ${staysOut(soldOut)}` };
  },
  preview: {
    title: "Preview",
    inShop: "In the shop",
    inSearch: "In a search engine",
    onPage: "On its page",
  },
  parts: {
    basics: "Basics",
    texts: "What it is",
    address: "Address and number",
    details: "Details and story",
    tax: "Tax and shipping",
    kind: "Classification",
    sale: "Sale",
    toOrder: "Made to order and returns",
    label: "Label",
    gets: "Who gets what",
  },
  missing: {
    title: "To be sold well",
    intro: "It can be saved and sold as it is. These would help:",
    pictures: "Add a picture",
    description: "Say more about it",
    artisan: "Say who made it",
    stockCount: "Say how many pieces there are",
    size: "Say how large it is",
    weight: "Say what it weighs",
  },
  noHandicraft: {
    text: (hsn: string) =>
      `HSN ${hsn} is on no handicraft list: without a GSTIN such goods may not leave your state. Ask your accountant.`,
    field: "Look at the code",
  },
  ogOtherwise: "Without one the first picture is shown.",
  waiting: (count: number) =>
    count === 1
      ? "1 person waits to be told that it is back."
      : `${grouped(count)} people wait to be told that it is back.`,
  nothingChosen: { title: "Error", text: "Please select at least one product first." },
  gone: "This product does not exist any more.",
  goneBefore: (count: number) =>
    count === 1 ? "1 was gone already." : `${grouped(count)} were gone already.`,
  allGone: "These products do not exist any more.",
  errors: {
    name: "Please enter a name.",
    slug: "Please enter a slug, or a name that gives one.",
    slugForm: "Use letters, digits and hyphens only.",
    slugNeeded: "Type an address, such as kamal-jhola. A name in Latin letters would give one.",
    slugUsed: "This slug is already used.",
    skuUsed: "This SKU is already used.",
    price: "Enter the price in rupees, such as 1499 or 1499.50.",
    priceLow: "The price must be above zero.",
    priceHigh: "The price can be ₹10,00,000 at most.",
    moment: "Enter a date such as 30/11/2026, or with its time: 30/11/2026 6:30 pm.",
    month: "Enter a month such as 11/2026 or November 2026.",
    sale: {
      "not-lower": "The sale price must be below the price.",
      "ends-first": "The sale must end after it begins.",
      "without-price": "Enter a sale price, or empty its dates.",
    },
    stockCount: "Enter a whole number of pieces, or leave it empty to not count them.",
    leadDays: "Enter whole working days from 1 to 180.",
    leadDaysMissing: "Say after how many working days it leaves at the latest.",
    leadDaysTurned: "The longer lead can't be below the shorter one.",
    makingGroup: "This group is not there any more.",
    makingWeight: "A weight is a whole number from 1 to 100.",
    description: "Please describe the product.",
    metaTitle: metaTexts.title,
    metaDescription: metaTexts.description,
    metaTitleLong: metaTexts.titleLong,
    metaDescriptionLong: metaTexts.descriptionLong,
    hsn: "An HSN code has 4, 6 or 8 digits.",
    taxRate: `Enter one of the GST rates: ${gstRates.join(", ")}.`,
    yesNo: "Enter yes or no.",
    choice: "Please choose one of the list.",
    pictureLost: "A picture waited too long to be saved and was removed. Please add it again.",
    sold: (left: number) =>
      `Pieces were sold meanwhile: ${left} are left now. Check the count, then save again.`,
  },
} as const;

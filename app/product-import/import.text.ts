import { grouped } from "#values/text/grouped.ts";

const products = (count: number) => `${grouped(count)} ${count === 1 ? "product" : "products"}`;

/** How many lines do what. */
type Counts = Record<"add" | "change" | "keep" | "refuse" | "skip", number>;

/** The wording of the import. */
export const importText = {
  title: "Import Products",
  back: "Back to Products",
  file: "CSV File",
  checkFile: "Check File",
  plan: "What the import would do",
  counts: ({ add, change, keep, refuse, skip }: Counts) =>
    `${add} to add, ${change} to change, ${keep} unchanged, ${refuse} to mend${skip > 0 ? `, ${skip} left out` : ""}.`,
  lines: "Lines of the file",
  line: "Line",
  product: "Product",
  happens: "What happens",
  details: "Details",
  moreLines: (count: number) => `… and ${count} more lines.`,
  acts: { add: "Add", change: "Change", refuse: "Mend" },
  intro: "Add and change many products at once from a spreadsheet.",
  help: [
    "Start from an export: its columns are the ones that are read. A column that is left out, and a blank cell, stay as they are.",
    "A line finds its product by the slug, else by the SKU; one that finds none adds a product.",
    "Check the file first: you see line by line what would change, and nothing is written yet.",
    "A variant has a line of its own: its product's slug, its options and values, and what is said of the variant. Lines add and change variants; only the product's form takes one away.",
    "All lines are imported, or none.",
    "Shopify's and WooCommerce's own product exports are known by their first line: choose such a file as it is. What can't come is left out and named.",
  ],
  chooseAgain: "Please choose the same file again before importing.",
  apply: (count: number) => (count === 0 ? "Import the Rest" : `Import ${products(count)}`),
  progress: (done: number, of: number) => `${grouped(done)} of ${products(of)} written …`,
  applied: (added: number, changed: number) => ({
    title: "Import Finished",
    text: `${products(added)} added, ${products(changed)} changed.`,
  }),
  failed: { title: "Import Failed", text: "The file could not be imported. Nothing was changed." },
  changed: "The file or the shop changed since the check. This is what the import would do now.",
  nothing: "The file says what the shop says already: there is nothing to import.",
  refused: "Please mend the lines below and check the file again. Nothing has been imported.",
  check:
    "Some cells look as if a spreadsheet had changed them. Please check the lines below before importing.",
  spreadsheet: (value: string) =>
    `“${value}” looks like what a spreadsheet makes of a long number, a code or a size. Please check it.`,
  leftOut: (count: number) =>
    `description: ${count === 1 ? "1 picture from elsewhere is" : `${count} pictures from elsewhere are`} left out of the text.`,
  byDefault: (fields: readonly string[]) => `Not in the file: ${fields.join(", ")}.`,
  noGroup: (name: string) => `“${name}” is no group. Groups are begun under Making.`,
  productTwice: "An earlier line is about this product already.",
  skuUsed: (name: string) => `The SKU is used by “${name}”.`,
  personal: (is: string, was: string) => `personalisation: ${is} (was ${was})`,
  steps: (is: string, was: string) => `steps: ${is} (was ${was})`,
  mostPictures: (most: number) => `images: at most ${most}.`,
  severalAddresses: (named: string) => `${named} is more than one address.`,
  oneEach: {
    images: "Please write each on a line of its own within the cell.",
    og_image_url: "Please leave one.",
  },
  noAddress: (named: string) => `${named} is neither a picture of this product nor an https address.`,
  noSuch: "No product has this slug or SKU.",
  noProduct: "No product has this slug or SKU. A variant needs its product's line.",
  productRefused: "Its product's own line has to be mended first.",
  valueMissing: (option: string) => `Enter the variant's ${option}.`,
  noSuchOption: "The product has one option only.",
  optionName: (name: string) => `The product's option is called “${name}”.`,
  noPicture: "This is none of the product's pictures.",
  variantTwice: "An earlier line is about this variant already.",
  onItsOwnLine: "This belongs on the product's own line, which has no value.",
  unknown: (names: readonly string[]) => `Columns that are not read: ${names.join(", ")}`,
};

/** Why a file can't be read as a table of products. */
export const tableProblems = {
  noFile: "Please choose a CSV file first.",
  tooLarge: "This file is larger than 8MB. Please import it in parts.",
  noText: "This file is no text. Please save the table as “CSV UTF-8”.",
  noTable: (line: number | undefined) =>
    `This file is no table that can be read: its quotes or columns do not fit${line === undefined ? "" : ` near line ${line}`}.`,
  tooLong: "This file has more than 5,000 lines. Please import it in parts.",
  empty: "This file has no lines below its header.",
  noColumns: "The first line must name the columns, and “slug” or “sku” must be one of them.",
  twice: (column: string) => `The column “${column}” stands there twice.`,
};

import { artisans as seedArtisans, posts as seedPosts } from "@jhola/demo/content/shop.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { origin, textAt } from "../ask.ts";

// What schema.org's types must say so that search engines take them, as far as this shop uses them. Strict: a
// misspelt property would be ignored in silence.

const text = z.string().trim().min(1);
const address = z.string().refine((url) => URL.canParse(url) && new URL(url).origin === origin, "not ours");
const moment = z.iso.datetime();
const of = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ "@type": z.literal(type), ...shape });

const organization = of("Organization", { name: text, url: address.optional(), email: z.email().optional() });
const place = { position: z.int().positive(), name: text };
const crumbs = z
  .array(of("ListItem", { ...place, item: address }))
  .min(2)
  .refine(inOrder, "out of order");
const entries = z
  .array(of("ListItem", { ...place, url: address }))
  .min(1)
  .refine(inOrder, "out of order");

function inOrder(items: readonly { position: number }[]): boolean {
  const [first] = items;
  return items.every(({ position }, index) => position === (first?.position ?? 0) + index);
}

const days = of("QuantitativeValue", {
  minValue: z.int().nonnegative(),
  maxValue: z.int().positive(),
  unitCode: z.literal("DAY"),
});
const delivery = of("OfferShippingDetails", {
  shippingRate: of("MonetaryAmount", { value: z.string().regex(/^\d+\.\d\d$/), currency: z.literal("INR") }),
  shippingDestination: of("DefinedRegion", { addressCountry: z.literal("IN") }),
  deliveryTime: of("ShippingDeliveryTime", { handlingTime: days, transitTime: days }),
});

const scale = { bestRating: z.literal(5), worstRating: z.literal(1) };
const review = of("Review", {
  author: of("Person", { name: text }),
  datePublished: moment,
  name: text.optional(),
  reviewBody: text,
  reviewRating: of("Rating", { ratingValue: z.int().min(1).max(5), ...scale }),
});

const types = {
  Organization: organization,
  Product: of("Product", {
    name: text,
    description: text,
    image: z.array(address).min(1),
    url: address,
    sku: text.optional(),
    material: text.optional(),
    brand: of("Brand", { name: text }),
    aggregateRating: of("AggregateRating", {
      ratingValue: z.string().regex(/^[1-5](\.\d)?$/),
      reviewCount: z.int().positive(),
      ...scale,
    }).optional(),
    review: z.array(review).min(1).max(5).optional(),
    offers: of("Offer", {
      url: address,
      priceCurrency: z.literal("INR"),
      price: z.string().regex(/^\d+\.\d\d$/),
      availability: z.enum(
        ["InStock", "OutOfStock", "MadeToOrder"].map((word) => `https://schema.org/${word}`),
      ),
      itemCondition: z.literal("https://schema.org/NewCondition"),
      seller: organization,
      priceValidUntil: z.union([z.iso.date(), moment]),
      priceSpecification: of("UnitPriceSpecification", {
        priceType: z.literal("https://schema.org/StrikethroughPrice"),
        price: z.string().regex(/^\d+\.\d\d$/),
        priceCurrency: z.literal("INR"),
      }).optional(),
      shippingDetails: z.array(delivery).min(1),
      hasMerchantReturnPolicy: of("MerchantReturnPolicy", {
        applicableCountry: z.literal("IN"),
        returnPolicyCategory: z.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
        merchantReturnDays: z.literal(30),
        returnMethod: z.literal("https://schema.org/ReturnByMail"),
        returnFees: z.literal("https://schema.org/ReturnFeesCustomerResponsibility"),
      }),
    }),
  }),
  BreadcrumbList: of("BreadcrumbList", { itemListElement: crumbs }),
  ItemList: of("ItemList", { itemListElement: entries }),
  Article: of("Article", {
    headline: text.max(110),
    description: text,
    image: address,
    datePublished: moment,
    dateModified: moment,
    author: z.union([of("Person", { name: text }), organization]),
    publisher: organization,
    mainEntityOfPage: address,
    articleSection: text.optional(),
  }).refine(
    ({ datePublished, dateModified }) => dateModified >= datePublished,
    "changed before it was published",
  ),
  Person: of("Person", {
    name: text,
    url: address,
    knowsAbout: text.optional(),
    homeLocation: of("Place", { name: text }).optional(),
    description: text.optional(),
    image: address.optional(),
    worksFor: organization,
  }),
  FAQPage: of("FAQPage", {
    mainEntity: z.array(of("Question", { name: text, acceptedAnswer: of("Answer", { text }) })).min(8),
  }),
};

const isType = (name: unknown): name is keyof typeof types => typeof name === "string" && name in types;

/** The page's structured data by its types, each checked. */
async function checkedData(path: string): Promise<Map<string, unknown>> {
  const html = await textAt(path);
  const found = new Map<string, unknown>();
  for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const { "@context": context, ...data }: Record<string, unknown> = JSON.parse(json);
    expect(context).toBe("https://schema.org");
    const type = data["@type"];
    if (!isType(type)) throw new Error(`${path} speaks of a ${type}, which no test knows`);
    const checked = types[type].safeParse(data);
    expect(checked.error?.issues ?? [], `${type} on ${path}`).toEqual([]);
    found.set(type, data);
  }
  return found;
}

const linksOn = async (path: string, pattern: RegExp): Promise<string[]> => {
  const html = await textAt(path);
  return [...new Set([...html.matchAll(pattern)].map(([, link = ""]) => link))];
};

// Other tests write posts and artisans of their own meanwhile: these are the demo shop's.
const seedPaths = new Set([
  ...seedPosts.map(({ slug }) => `/blog/${slug}`),
  ...seedArtisans.map(({ id }) => `/artisan/${id}`),
]);

const ofSeed = (links: string[]) => links.filter((link) => seedPaths.has(link));
const posts = ofSeed(await linksOn("/blog?show=600", /href="(\/blog\/[a-z0-9-]+)"/g));
const artisans = ofSeed(await linksOn("/artisans", /href="(\/artisan\/[a-z0-9-]+)"/g));

test.each([
  ["/", ["Organization"]],
  ["/shop", ["ItemList"]],
  ["/shop?collection=limited&sort=price-desc", ["ItemList"]],
  ["/faq", ["FAQPage"]],
])("%s carries %j", async (path, kinds) =>
  expect([...(await checkedData(path)).keys()].sort()).toEqual(kinds),
);

test("a product is one with its offer, and never with a rating", async () => {
  const data = await checkedData("/shop/kohbar-lotus-tote");
  expect([...data.keys()].sort()).toEqual(["BreadcrumbList", "Product"]);
  expect(JSON.stringify([...data.values()])).not.toMatch(/rating/i);
});

test("every post is an article, every artisan a person", async () => {
  expect(posts.length).toBeGreaterThan(10);
  for (const path of posts)
    expect([...(await checkedData(path)).keys()].sort(), path).toEqual(["Article", "BreadcrumbList"]);
  expect(artisans).toHaveLength(10);
  for (const path of artisans)
    expect([...(await checkedData(path)).keys()].sort(), path).toEqual(["BreadcrumbList", "Person"]);
});

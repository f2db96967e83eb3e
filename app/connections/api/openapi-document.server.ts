import { z } from "zod";
import { collections } from "#catalogue/product.ts";
import { mostInPage, usualInPage } from "../asked-page.server.ts";
import { orderShape } from "../orders/order-shape.ts";
import { artisanShape, collectionShape, errorShape, productItem, productShape } from "./shapes.ts";

const shapes = {
  ProductItem: productItem,
  Product: productShape,
  Artisan: artisanShape,
  Collection: collectionShape,
  Order: orderShape,
  Error: errorShape,
};

type Named = keyof typeof shapes;

/** As what may be read, not as what is written: a client takes fields that it does not know (API-5). */
function jsonSchemaOf(shape: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: "input" });
  return schema;
}

const ref = (name: Named) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });

const listOf = (name: Named): object => ({
  type: "object",
  required: ["items", "next"],
  properties: {
    items: { type: "array", items: ref(name) },
    next: {
      type: ["string", "null"],
      description: 'The "cursor" of the next page; null on the last one.',
    },
  },
});

const inQuery = (name: string, schema: object, description: string) => ({
  name,
  in: "query",
  required: false,
  schema,
  description,
});

const paged = [
  inQuery(
    "limit",
    { type: "integer", minimum: 1, maximum: mostInPage, default: usualInPage },
    "How many at most.",
  ),
  inQuery("cursor", { type: "string" }, 'The "next" of the page before.'),
];

const refusals = {
  "400": { description: "What was asked can't be read.", content: json(ref("Error")) },
  "503": {
    description: "Busy, or not open yet: come again as Retry-After says.",
    content: json(ref("Error")),
  },
};

const unchanged = { "304": { description: "As it is held already, by If-None-Match." } };

/** Of what asks for no key: an operation that is silent may as well have been forgotten. */
const open = { security: [] };

const list = (operationId: string, name: Named, summary: string, more: object[] = []) => ({
  get: {
    operationId,
    summary,
    ...open,
    parameters: [...paged, ...more],
    responses: {
      "200": { description: "A page of the list.", content: json(listOf(name)) },
      ...unchanged,
      ...refusals,
    },
  },
});

const ofCollection = inQuery(
  "collection",
  { type: "string", enum: collections },
  "Of this collection alone.",
);

const oneProduct = {
  get: {
    operationId: "getProduct",
    summary: "One product",
    ...open,
    parameters: [{ name: "slug", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      "200": { description: "The product.", content: json(ref("Product")) },
      ...unchanged,
      "404": { description: "The shop has no such product.", content: json(ref("Error")) },
      "503": refusals["503"],
    },
  },
};

const byKey = {
  security: [{ key: [] }],
  refusals: {
    "401": { description: "There is no key, or it is revoked.", content: json(ref("Error")) },
    "429": { description: "Too many: come again as Retry-After says.", content: json(ref("Error")) },
  },
};

const placedFrom = inQuery(
  "placed_from",
  { type: "string", format: "date-time" },
  "Placed at this moment or later.",
);

const orders = {
  get: {
    operationId: "listOrders",
    summary: "Orders, the newest first",
    security: byKey.security,
    parameters: [...paged, placedFrom],
    responses: {
      "200": { description: "A page of the list.", content: json(listOf("Order")) },
      ...refusals,
      ...byKey.refusals,
    },
  },
};

const oneOrder = {
  get: {
    operationId: "getOrder",
    summary: "One order",
    security: byKey.security,
    parameters: [{ name: "number", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      "200": { description: "The order.", content: json(ref("Order")) },
      "404": { description: "The shop has no such order.", content: json(ref("Error")) },
      ...byKey.refusals,
    },
  },
};

/** The API as an OpenAPI 3.1 document, made from the shapes that it answers in. */
export const openApiDocument = ({ origin, name }: { origin: string; name: string }): object => ({
  openapi: "3.1.0",
  info: {
    title: `${name}: the shop's API`,
    version: "1",
    description: "What the shop shows, as JSON. Sums are whole paise, moments are in UTC.",
  },
  servers: [{ url: origin }],
  paths: {
    "/api/v1/products": list("listProducts", "ProductItem", "All products", [ofCollection]),
    "/api/v1/products/{slug}": oneProduct,
    "/api/v1/artisans": list("listArtisans", "Artisan", "All artisans"),
    "/api/v1/collections": list("listCollections", "Collection", "All collections"),
    "/api/v1/orders": orders,
    "/api/v1/orders/{number}": oneOrder,
  },
  components: {
    securitySchemes: {
      key: { type: "http", scheme: "bearer", description: "A key of the shop's page 'Connections'." },
    },
    schemas: Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, jsonSchemaOf(shape)])),
  },
});

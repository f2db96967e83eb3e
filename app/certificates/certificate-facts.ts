import * as z from "zod/mini";
import { techniques } from "#catalogue/product.ts";
import type { CertificateFacts } from "./certificate.ts";

const words = z.nullable(z.string());

const schema = z.object({
  ...{ product: z.string(), option: words, maker: words, technique: z.enum(techniques) },
  ...{ edition: words, material: words, size: words, picture: words },
});

/** The facts as their row has them. Throws when it is broken: a wrong certificate is worse than none. */
export const factsOf = (stored: unknown): CertificateFacts => schema.parse(stored);

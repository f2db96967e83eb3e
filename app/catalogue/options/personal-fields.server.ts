import * as z from "zod/mini";
import { paise } from "#values/money/money.ts";
import type { PersonalField } from "./personal.ts";

const schema = z.array(
  z.object({
    label: z.string(),
    most: z.int(),
    required: z.boolean(),
    price: z.pipe(z.int(), z.transform(paise)),
  }),
);

/** What can be written on a product, by its column. Throws for what no form of the shop has written. */
export const personalFieldsOf = (json: unknown): PersonalField[] => schema.parse(json);

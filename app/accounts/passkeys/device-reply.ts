import * as z from "zod/mini";

/** No device sends so much. */
const longest = 20_000;
const text = z.string().check(z.maxLength(longest));
const frame = { id: text, rawId: text, type: z.literal("public-key") };

/** A new key, as a device's browser sends it; what it says of itself besides is not read. */
export const newKeySchema = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

/** A signature by a key. */
export const signatureSchema = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(text),
  }),
});

/** What stands in a form's field as JSON; undefined for anything else. */
export function readReply<T>(schema: z.ZodMiniType<T>, typed: string): T | undefined {
  if (typed.length > longest * 2) return undefined;
  try {
    return schema.safeParse(JSON.parse(typed)).data;
  } catch {
    return undefined;
  }
}

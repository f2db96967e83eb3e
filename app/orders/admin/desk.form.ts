import * as z from "zod/mini";
import { cleanLines, cleanText } from "#values/clean-text.ts";
import { editableStatuses } from "../order-status.ts";

const httpUrl = (text: string): boolean =>
  text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes("."));

const text = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => cleanText(typed, most)),
  );

const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

export const trackingRefusal = "Enter a web address that begins with https:// or http://.";

/** A field that is not posted leaves what is there; an empty one clears it. */
const tracking = {
  trackingNumber: z.optional(z.pipe(text(80), z.transform(orNull))),
  trackingUrl: z.optional(z.pipe(text(500).check(z.refine(httpUrl, trackingRefusal)), z.transform(orNull))),
};

const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text === "on"),
);

/** What the order's page posts, one kind per button. Unknown fields are dropped. */
const deskForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), version, status: z.enum(editableStatuses), ...tracking }),
  z.object({ intent: z.literal("tracking"), version, ...tracking, tellCustomer: ticked }),
  z.object({
    intent: z.literal("note"),
    version,
    note: z.pipe(
      z._default(z.string(), ""),
      z.transform((typed: string) => orNull(cleanLines(typed, 4000))),
    ),
  }),
  z.object({ intent: z.literal("collected"), version }),
  z.object({ intent: z.literal("uncollected"), version }),
  z.object({ intent: z.literal("returned"), version }),
]);

export type DeskForm = z.infer<typeof deskForm>;

/** What the admin typed, to show again. */
export interface TypedDesk {
  trackingNumber?: string;
  trackingUrl?: string;
  note?: string;
}

export type ParsedDesk =
  | { kind: "valid"; value: DeskForm }
  | { kind: "refused"; error: string | undefined; typed: TypedDesk };

/** A value, or the complaint about the tracking link; a form that no page of ours makes has no words. */
export function parseDesk(form: FormData): ParsedDesk {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = deskForm.safeParse(fields);
  if (parsed.success) return { kind: "valid", value: parsed.data };
  const issue = parsed.error.issues.find(({ path }) => path[0] === "trackingUrl");
  return { kind: "refused", error: issue?.message, typed: typedDesk(form) };
}

export function typedDesk(form: FormData): TypedDesk {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const { trackingNumber, trackingUrl, note } = {
    trackingNumber: typed("trackingNumber"),
    trackingUrl: typed("trackingUrl"),
    note: typed("note"),
  };
  return {
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(trackingUrl === undefined ? {} : { trackingUrl }),
    ...(note === undefined ? {} : { note }),
  };
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

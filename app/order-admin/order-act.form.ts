import * as z from "zod/mini";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { deliveryFields, deliveryNames } from "#addresses/delivery.form.ts";
import { fulfilmentStates } from "#orders/order-states.ts";
import type { Notice } from "#platform/notice.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { type FieldErrors, type FormAnswer, type RefusedForm, typedFields } from "#ui/form/form-answer.ts";
import { optionalLine, optionalLines, sumRefusal } from "#ui/form/form-fields.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { supplyRules } from "#values/place-of-supply.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { isUuid } from "#values/uuid.ts";
import { duesAdminText } from "./dues-admin.text.ts";
import { orderActText } from "./order-act.text.ts";

const httpUrl = (text: string): boolean => text === "" || webAddress(text, ["https", "http"]) !== undefined;

const text = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((typed: string) => cleanText(typed, most + 1)),
    )
    .check(z.refine((typed) => hasAtMost(typed, most), { error: () => fieldText.long(most) }));

const orNull = (text: string): string | null => (text === "" ? null : text);

/** How a parcel can be followed. A field that is not posted leaves what is there; an empty one clears it. */
export const trackingFields = {
  trackingNumber: z.optional(z.pipe(text(80), z.transform(orNull))),
  trackingUrl: z.optional(
    z.pipe(text(500).check(z.refine(httpUrl, { error: () => orderActText.tracking })), z.transform(orNull)),
  ),
};

const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

/** A sum as somebody types it. Nothing, and what is no sum, is refused. */
const rupees = z.pipe(
  z._default(z.string(), ""),
  z.pipe(
    z.string().check(
      z.refine((typed) => Number(typedRupees(typed)) > 0, {
        error: ({ input }) => sumRefusal(String(input), orderActText.amount),
      }),
    ),
    z.transform((typed) => typedRupees(typed) ?? paise(0)),
  ),
);

/** What is wrong with a day. */
export const dayRefusal = (why: "past" | "far" | "future" | "old"): string =>
  why === "past" || why === "far" ? orderActText[why] : duesAdminText.days[why];

/** As it is typed, or chosen in a calendar. */
const day = (error: () => string) =>
  z.pipe(
    z._default(z.string(), ""),
    z.pipe(z.transform(typedDay), z.string().check(z.refine(isDay, { error }))),
  );

const id = z.string().check(z.refine(isUuid));

const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text === "on"),
);

/** As a note was shown, however long it is. */
const shownLines = z.pipe(
  z.string(),
  z.transform((shown: string) => cleanLines(shown, shown.length) || null),
);

/** What the order's page posts: a form of its own for each button. Unknown fields are dropped. */
export const orderActForms = {
  /** `meant`: she was asked whether what has left is cancelled. */
  status: z.object({ version, status: z.enum(fulfilmentStates), meant: ticked, ...trackingFields }),
  sent: z.object({ version, ...trackingFields }),
  tracking: z.object({ version, ...trackingFields, tellCustomer: ticked }),
  note: z.object({
    /** As it was shown: a note is not old because the order went on, only when somebody changed the note. */
    noteBefore: shownLines,
    note: optionalLines(4000),
  }),
  collected: z.object({ version }),
  uncollected: z.object({ version }),
  returned: z.object({ version, amount: rupees, givenFor: z.optional(z.string()) }),
  credit: z.object({ version }),
  packed: z.object({ version }),
  confirmed: z.object({ version }),
  cameBack: z.object({ version }),
  received: z.object({
    version,
    dueId: id,
    way: z.enum(["bank", "upi", "cash"]),
    reference: optionalLine(80),
    receivedOn: day(() => duesAdminText.days.future),
  }),
  /** The lot's version. */
  finishForStock: z.object({ version, lotId: id }),
  stopMaking: z.object({ version, lotId: id }),
  notFound: z.object({ version, dueId: id, reference: z.string().check(z.maxLength(12)) }),
  unreceived: z.object({ version, dueId: id }),
  askPayment: z.object({ version }),
  leaveUnpaid: z.object({ version }),
  payFirst: z.object({ version }),
  supply: z.object({ version, supplyRule: z.enum(supplyRules) }),
  newDate: z.object({
    version,
    readyBy: day(() => orderActText.past),
  }),
  address: z.object({ version, ...deliveryFields }),
};

export type OrderActName = keyof typeof orderActForms;

/** Which of the staff may send each (STAFF-2); who may not give money back may cancel nothing either. */
export const orderActNeeds = {
  status: "pack",
  sent: "pack",
  tracking: "pack",
  packed: "pack",
  confirmed: "pack",
  cameBack: "pack",
  newDate: "pack",
  address: "pack",
  finishForStock: "making",
  stopMaking: "making",
  note: "orders",
  collected: "money",
  uncollected: "money",
  returned: "money",
  credit: "money",
  received: "money",
  notFound: "money",
  unreceived: "money",
  askPayment: "money",
  leaveUnpaid: "money",
  payFirst: "money",
  supply: "money",
} as const satisfies Record<OrderActName, Permission>;

/** What gives money back asks for a fresh second factor (TWOSTEP-21). */
export const orderActsWithMoneyBack = ["returned", "credit"] as const satisfies OrderActName[];

const orderActFields = [
  ...(["trackingNumber", "trackingUrl", "noteBefore", "note", "amount", "readyBy"] as const),
  ...(["way", "reference", "receivedOn", "givenFor", "status"] as const),
  ...deliveryNames,
];

/** What the admin typed, to show again. */
export type TypedOrderAct = Partial<Record<(typeof orderActFields)[number], string>>;

/** What is wrong with a field. */
export type OrderActErrors = FieldErrors<ComplainedOf>;

const complainedOf = [
  "meant",
  ...(["trackingNumber", "trackingUrl", "note", "amount", "readyBy", "reference", "receivedOn"] as const),
  ...deliveryNames,
] as const;

type ComplainedOf = (typeof complainedOf)[number];

/** What the order's page gets after a form; one that was saved may leave something else to show. */
export type OrderAnswer = FormAnswer<ComplainedOf, Notice | undefined, TypedOrderAct | undefined>;

export type ParsedOrderAct<Form> = { kind: "valid"; value: Form } | RefusedForm<ComplainedOf, TypedOrderAct>;

/** A value, or what is wrong with a field; a form that no page of ours makes has no words. */
export function parseOrderAct<Form>(schema: z.ZodMiniType<Form>, form: FormData): ParsedOrderAct<Form> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { kind: "valid", value: parsed.data };
  const errors: OrderActErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = complainedOf.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { kind: "refused", errors, typed: typedOrderAct(form) };
}

export const typedOrderAct = (form: FormData): TypedOrderAct => typedFields(orderActFields, form);

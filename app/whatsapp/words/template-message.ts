import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { inPlaces, type templateTexts } from "./templates.text.ts";

export const templateNames = [
  ...(["order_placed", "pay_part", "confirm_cash"] as const),
  ...(["parcel_left", "out_for_delivery", "arrived"] as const),
  ...(["back_in_stock", "work_given"] as const),
] as const satisfies readonly (keyof typeof templateTexts)[];
export type TemplateName = (typeof templateNames)[number];

interface OfOrder {
  orderNumber: string;
  /** A whole address of the shop's own, which the button opens. */
  link: string;
}

/**
 * What a message tells, and nothing that a stranger typed: no name, address or note (MAIL-130). Of work it
 * tells what is made, and nothing of whoever buys it.
 */
export type News =
  | ({ name: "order_placed"; total: Paise } & OfOrder)
  | ({ name: "pay_part"; due: Paise } & OfOrder)
  | ({ name: "confirm_cash"; total: Paise; by: Date } & OfOrder)
  | ({ name: "parcel_left"; courier: string | null } & OfOrder)
  | ({ name: "out_for_delivery"; atTheDoor: Paise } & OfOrder)
  | ({ name: "arrived" } & OfOrder)
  | { name: "back_in_stock"; product: string; link: string }
  | { name: "work_given"; pieces: number; product: string; dueOn: string | null };

export interface TemplateMessage {
  name: TemplateName;
  /** What stands in the places of its text, in their order. */
  places: readonly string[];
  /** What follows the shop's own address in its button; undefined where it has none. */
  button: string | undefined;
}

/** Meta refuses lines, tabs and many blanks in a place, and texts that are too long. */
const longestPlace = 120;

/** The message that tells something, in the language of the moment. */
export function templateMessage(news: News, { origin }: { origin: string }): TemplateMessage {
  const places = placesOf(news).map(asPlace);
  const button = "link" in news ? news.link.slice(origin.length + 1) : undefined;
  return { name: news.name, places, button };
}

function placesOf(news: News): string[] {
  switch (news.name) {
    case "order_placed":
      return [news.orderNumber, rupeesAndPaise(news.total)];
    case "pay_part":
      return [news.orderNumber, rupeesAndPaise(news.due)];
    case "confirm_cash":
      return [news.orderNumber, rupeesAndPaise(news.total), longDateTime(news.by)];
    case "parcel_left":
      return [news.orderNumber, news.courier || inPlaces.courier];
    case "out_for_delivery":
      return [news.orderNumber, news.atTheDoor > 0 ? rupeesAndPaise(news.atTheDoor) : inPlaces.nothing];
    case "arrived":
      return [news.orderNumber];
    case "back_in_stock":
      return [news.product];
    case "work_given":
      return [grouped(news.pieces), news.product, news.dueOn ? longDay(news.dueOn) : inPlaces.noDay];
  }
}

const asPlace = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > longestPlace ? `${line.slice(0, longestPlace - 1).trimEnd()}…` : line;
};

/** A message as WhatsApp's Cloud API takes it; `id` comes back with what becomes of it. */
export const messageBody = (
  { name, places, button }: TemplateMessage,
  { to, language, id }: { to: string; language: string; id: string },
) => ({
  messaging_product: "whatsapp",
  to,
  type: "template",
  template: {
    name,
    language: { code: language },
    components: [
      { type: "body", parameters: places.map(asText) },
      ...(button === undefined
        ? []
        : [{ type: "button", sub_type: "url", index: "0", parameters: [asText(button)] }]),
    ],
  },
  biz_opaque_callback_data: id,
});

const asText = (text: string) => ({ type: "text", text });

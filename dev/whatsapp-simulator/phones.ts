import { randomUUID } from "node:crypto";
import * as z from "zod";
import { templateTexts } from "#whatsapp/words/templates.text.ts";
import type { WebhookSender } from "../simulator/webhook-sender.ts";
import { type Asked, wishIn } from "../simulator/wire.ts";
import { refuse, refuseWith } from "./refusal.ts";

/** A message that was taken, and what became of it. */
export interface TakenMessage {
  wamid: string;
  to: string;
  template: string;
  language: string;
  places: string[];
  button: string | undefined;
  data: string | undefined;
  statuses: string[];
}

/** What the simulator stands for: one number of the shop's, and everybody's phones. */
export interface Phones {
  token: string;
  phoneNumberId: string;
  messages: TakenMessage[];
  sender: WebhookSender;
  /** What becomes of a message by itself; nothing while a test tells it. */
  tells: readonly string[];
}

const places = z.array(z.object({ type: z.literal("text"), text: z.string().min(1).max(1024) }));

const sent = z.object({
  messaging_product: z.literal("whatsapp"),
  to: z.string().regex(/^\d{6,15}$/),
  type: z.literal("template"),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.tuple(
      [z.object({ type: z.literal("body"), parameters: places })],
      z.object({
        type: z.literal("button"),
        sub_type: z.literal("url"),
        index: z.literal("0"),
        parameters: places.length(1),
      }),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

const isTemplate = (name: string): name is keyof typeof templateTexts => Object.hasOwn(templateTexts, name);

/** POST /v25.0/{number}/messages: takes it, or says as Meta does why not. */
export function takeMessage(phones: Phones, asked: Asked) {
  if (asked.headers.authorization !== `Bearer ${phones.token}`) throw refuseWith(190);
  const parsed = sent.safeParse(wishIn(z.unknown(), asked, refuse));
  if (!parsed.success || !asked.path.endsWith(`/${phones.phoneNumberId}/messages`)) throw refuseWith(100);
  const { to, template, biz_opaque_callback_data: data } = parsed.data;
  const { name, language, components } = template;
  if (!isTemplate(name) || !["en", "hi"].includes(language.code)) throw refuseWith(132001);
  const text = templateTexts[name];
  const [body, button] = components;
  const wanted = new Set(text.body.match(/\{\{\d+\}\}/g)).size;
  if (body.parameters.length !== wanted || "button" in text !== (button !== undefined))
    throw refuseWith(132000);
  if (body.parameters.some((place) => /[\n\t]| {4}/.test(place.text))) throw refuseWith(100);
  const message: TakenMessage = {
    wamid: `wamid.${randomUUID()}`,
    to,
    template: name,
    language: language.code,
    places: body.parameters.map((place) => place.text),
    button: button?.parameters[0]?.text,
    data,
    statuses: [],
  };
  phones.messages.push(message);
  for (const status of phones.tells) tellStatus(phones, message, { status });
  return {
    messaging_product: "whatsapp",
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: message.wamid, message_status: "accepted" }],
  };
}

interface ToldStatus {
  status: string;
  code?: number | undefined;
}

export function tellStatus(phones: Phones, message: TakenMessage, { status, code }: ToldStatus): void {
  message.statuses.push(status);
  tell(phones, {
    statuses: [
      {
        id: message.wamid,
        status,
        timestamp: seconds(),
        recipient_id: message.to,
        ...(message.data && { biz_opaque_callback_data: message.data }),
        ...(code && { errors: [{ code, title: "Message undeliverable" }] }),
      },
    ],
  });
}

export interface WrittenAnswer {
  from: string;
  name: string;
  type: string;
  text?: string | undefined;
  id?: string | undefined;
}

/** Somebody writes to the shop's number. */
export function writeAnswer(phones: Phones, { from, name, type, text, id }: WrittenAnswer): string {
  const wamid = id ?? `wamid.${randomUUID()}`;
  const said = type === "text" ? { text: { body: text ?? "" } } : { [type]: { id: "1", caption: text } };
  tell(phones, {
    contacts: [{ profile: { name }, wa_id: from }],
    messages: [{ from, id: wamid, timestamp: seconds(), type, ...said }],
  });
  return wamid;
}

const seconds = () => String(Math.floor(Date.now() / 1000));

function tell({ sender, phoneNumberId }: Phones, value: object): void {
  const metadata = { display_phone_number: "911234567890", phone_number_id: phoneNumberId };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  const body = { object: "whatsapp_business_account", entry: [{ id: "102290129340398", changes: [change] }] };
  sender.take("messages", JSON.stringify(body));
}

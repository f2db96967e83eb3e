import { afterAll, beforeAll } from "vitest";
import type { WhatsappCarrier } from "#platform/also-on-whatsapp.ts";
import { alsoOnWhatsapp } from "#whatsapp/also-on-whatsapp.server.ts";
import { hearWebhook } from "#whatsapp/hearing/hear-webhook.server.ts";
import { parseWebhook } from "#whatsapp/hearing/webhook-body.ts";
import { sendMessages } from "#whatsapp/sending/send-messages.server.ts";
import type { TakenMessage } from "../../dev/whatsapp-simulator/phones.ts";
import { startWhatsapp } from "../../dev/whatsapp-simulator/simulator.ts";
import { TestShop } from "./each-shop.ts";
import { whatsappSettings } from "./whatsapp-settings.ts";

/** Asha's, as she types it and as WhatsApp takes it. */
export const asha = { phone: "98765 43210", number: "919876543210" };

const usualSecret: string = "a secret of this test, long enough";

/** A shop that may send messages by WhatsApp. */
export class WhatsappShop extends TestShop {
  /** APP_SECRET, which may be another one some day. */
  override secret = usualSecret;
  whatsapp: WhatsappCarrier | undefined;
}

interface Told {
  id: string;
  status: string;
  biz_opaque_callback_data?: string | undefined;
  errors?: { code: number }[];
}

/** When it was written, and what is otherwise than in a plain text. */
interface Written {
  at?: Date;
  id?: string;
  [field: string]: unknown;
}

/** WhatsApp on this machine, for all tests of a file, and what tests do with it. */
export function openWhatsapp() {
  let simulator: Awaited<ReturnType<typeof startWhatsapp>>;
  beforeAll(async () => {
    simulator = await startWhatsapp({
      port: 0,
      token: whatsappSettings.WHATSAPP_TOKEN,
      phoneNumberId: whatsappSettings.WHATSAPP_PHONE_NUMBER_ID,
      appSecret: whatsappSettings.WHATSAPP_APP_SECRET,
      verifyToken: whatsappSettings.WHATSAPP_VERIFY_TOKEN,
    });
  });
  afterAll(() => simulator.close());
  const steer = async (path: string, body: unknown) =>
    (await fetch(`${simulator.origin}/sim/${path}`, { method: "POST", body: JSON.stringify(body) })).json();
  const value = (change: object) => ({
    metadata: { phone_number_id: whatsappSettings.WHATSAPP_PHONE_NUMBER_ID },
    ...change,
  });
  const hear = async (shop: WhatsappShop, ...values: object[]) => {
    const changes = values.map((one) => ({ field: "messages", value: value(one) }));
    const heard = parseWebhook(
      JSON.stringify({ entry: [{ changes }] }),
      whatsappSettings.WHATSAPP_PHONE_NUMBER_ID,
    );
    if (!heard) throw new Error("no webhook");
    await hearWebhook(shop, heard);
  };
  let written = 0;
  return {
    steer,
    /** The shop's settings lead to it, and it has forgotten what was before. */
    begin: async (shop: WhatsappShop) => {
      await steer("reset", {});
      shop.secret = usualSecret;
      const { whatsapp } = shop.config;
      if (whatsapp)
        shop.config = { ...shop.config, whatsapp: { ...whatsapp, apiBase: `${simulator.origin}/v25.0` } };
      shop.whatsapp = alsoOnWhatsapp(shop.config);
    },
    send: (shop: WhatsappShop) => sendMessages(shop),
    taken: async (): Promise<TakenMessage[]> =>
      (await (await fetch(`${simulator.origin}/sim/messages`)).json()).messages,
    /** How often it was asked, whatever it answered. */
    asked: async (): Promise<number> =>
      (await (await fetch(`${simulator.origin}/sim/log`)).json()).requests.length,
    /** Meta tells of messages, by one webhook. */
    told: (shop: WhatsappShop, ...statuses: Told[]) => hear(shop, { statuses }),
    /** Somebody writes to the shop's number. */
    writes: (
      shop: WhatsappShop,
      text: string,
      { at = shop.now(), id = `wamid.w${++written}`, ...more }: Written = {},
    ) =>
      hear(shop, {
        contacts: [{ wa_id: asha.number, profile: { name: "Asha" } }],
        messages: [
          {
            ...{ id, from: asha.number, type: "text", text: { body: text } },
            timestamp: String(Math.floor(at.getTime() / 1000)),
            ...more,
          },
        ],
      }),
    states: async (shop: WhatsappShop) =>
      (await shop.rows("whatsapp_messages", {}, "created_at", "id")).map(
        ({ key, template, state, error_code }) =>
          [key.split(":")[0], template, state, error_code].filter((one) => one !== null).join(" "),
      ),
    /** What waits is due now. */
    due: (shop: WhatsappShop) =>
      shop.db
        .updateTable("whatsapp_messages")
        .set({ next_attempt_at: new Date(0) })
        .execute(),
  };
}

/** Meta's own address, as https://developers.facebook.com/docs/whatsapp/cloud-api/get-started says. */
const realApi = "https://graph.facebook.com";

/**
 * Meta gives each version of its interface two years at least. A base that ends in a version, as
 * https://graph.facebook.com/v26.0, is asked in that one.
 */
const usualVersion = "v25.0";

/** What WhatsApp's configuration is made from. */
interface WhatsappEnvironment {
  WHATSAPP_TOKEN?: string;
  WHATSAPP_PHONE_NUMBER_ID?: string;
  WHATSAPP_APP_SECRET?: string;
  WHATSAPP_VERIFY_TOKEN?: string;
  WHATSAPP_API_BASE?: string;
}

export interface WhatsappConfig {
  token: string;
  phoneNumberId: string;
  /** Signs what Meta sends. */
  appSecret: string;
  /** What Meta says back when the webhook's address is set. */
  verifyToken: string;
  /** With its version, and without a slash at its end. */
  apiBase: string;
}

const trimmed = (address: string) => address.replace(/\/+$/, "");

/** Undefined without its settings: then nothing of WhatsApp is there (WHATSAPP-2). */
export function whatsappConfig(env: WhatsappEnvironment): WhatsappConfig | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = env;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = env;
  if (!token || !phoneNumberId || !appSecret || !verifyToken) return undefined;
  const given = trimmed(env.WHATSAPP_API_BASE ?? realApi);
  const apiBase = /\/v\d+\.\d+$/.test(given) ? given : `${given}/${usualVersion}`;
  return { token, phoneNumberId, appSecret, verifyToken, apiBase };
}

/** Why a public shop can't send messages with these settings, in a sentence; undefined when it can. */
export function unfitWhatsapp({ WHATSAPP_API_BASE: given }: WhatsappEnvironment): string | undefined {
  if (given === undefined || new URL(given).origin === realApi) return undefined;
  return `WHATSAPP_API_BASE must begin with ${realApi} when APP_ORIGIN is a public address: your token and your buyers' numbers would go to somebody else than Meta.`;
}

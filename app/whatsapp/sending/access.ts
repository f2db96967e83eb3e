import type { Services } from "#platform/services.server.ts";
import type { WhatsappAccess } from "./send-template.server.ts";

/** How Meta is spoken to; undefined where the settings are not there. */
export const whatsappAccess = ({ config }: Pick<Services, "config">): WhatsappAccess | undefined =>
  config.whatsapp && { ...config.whatsapp, allowPrivate: config.webhooks.allowPrivate };

import type { Services } from "#platform/services.server.ts";

/** For whom passkeys are: the shop's own address as its settings say it, never as a request calls it. */
export const relyingParty = ({ config }: Pick<Services, "config">) => ({
  id: new URL(config.origin).hostname,
  name: config.shop.name,
  origin: config.origin,
});

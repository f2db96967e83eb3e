import type { Holder } from "#accounts/permissions/holder.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { setOpening } from "#settings/opening/set-opening.server.ts";

/** A shop that its owner has closed, and opened again. */
export async function closeAndOpen(
  shop: Omit<Parameters<typeof setOpening>[0], "pages">,
  owner: Holder<"settings">,
): Promise<void> {
  const pages = { settle: async () => undefined };
  for (const opening of ["soon", "open"] as const) {
    const { version } = await readSettings(shop.db);
    await setOpening({ ...shop, pages }, owner, { version, opening });
  }
}

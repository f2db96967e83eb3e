import { sql } from "kysely";
import { afterEach, beforeEach } from "vitest";
import type { Actor } from "#accounts/actor.ts";
import { makerByToken, renewLink } from "#making/links/make-link.server.ts";
import { keepDevice } from "#push/devices/keep-device.server.ts";
import { ringAll } from "#push/sending/ring-jobs.server.ts";
import { openPushService, type PushService } from "../push-service.ts";
import type { TestShop } from "./each-shop.ts";
import { addCustomer } from "./profile-row.ts";

/** A shop whose staff and makers have phones that ring, at a push service of our own. */
export function pushShop(shop: TestShop) {
  let service: PushService;
  beforeEach(async () => {
    service = await openPushService();
  });
  afterEach(() => service.close());

  /** One of the staff, an owner where nothing is noted, with a phone that rings under their name. */
  async function member(name: string, permissions: string[] | null = null): Promise<Actor> {
    const actor = await addCustomer(shop.db, { role: "admin", full_name: name, permissions });
    await ring(actor, name);
    return actor;
  }
  const ring = ({ id, sessionId }: Actor, name: string) =>
    keepDevice(shop, { profileId: id, sessionId }, service.subscribe(name), `${name}’s phone`);

  /** A maker with a link, whose phone rings under their name; answers the link's token. */
  async function maker(name: string, language: "en" | "hi" = "en"): Promise<string> {
    await shop.db.insertInto("artisans").values({ id: name, name, page_language: language }).execute();
    const token = (await renewLink(shop, shop.owner, name)) ?? "";
    if (await makerByToken(shop, token))
      await keepDevice(shop, { artisanId: name }, service.subscribe(name), `${name}’s phone`);
    return token;
  }
  return {
    member,
    ring,
    maker,
    /** Rings whatever is due. */
    round: () => ringAll(shop),
    /** What waits is due now. */
    due: () => shop.db.updateTable("push_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute(),
    deliveries: () => shop.rows("push_deliveries", {}, "event_id", "device_id"),
    devices: async () =>
      (await shop.rows("push_devices", {}, "device")).map(({ device }) => device.replace("’s phone", "")),
    /** The one of this test. */
    get service() {
      return service;
    },
  };
}

import type { SeedCertificate } from "../content/orders/seed-order.ts";
import type { OrderRow } from "../shop.ts";
import type { Deed, SeedShop } from "./deed.ts";

type Lock = (shop: Pick<SeedShop, "db" | "loader">) => Promise<OrderRow>;

/** What becomes of a demo order's certificates: they are looked at, and one is claimed with its secret. */
export function certificateDeeds({ looks, claimed }: SeedCertificate, lock: Lock): Deed[] {
  const first = async (shop: SeedShop) => {
    const [certificate] = await shop.loader.certificatesOfOrders(shop.db, [(await lock(shop)).id]);
    if (!certificate) throw new Error("a demo order has no certificate");
    return certificate;
  };
  const deeds = looks.map((after, place) => ({
    after,
    act: async (shop: SeedShop) => {
      const { code } = await first(shop);
      await shop.loader.lookAt(shop, { code, clientAddress: `192.0.2.${place + 1}`, counts: true });
    },
  }));
  const claim = async (shop: SeedShop) => {
    const certificate = await first(shop);
    const secret = shop.loader.printableSecret(certificate, shop.secret) ?? "";
    const made = await shop.loader.claimCertificate(shop, {
      code: certificate.code,
      secret,
      clientAddress: "192.0.2.1",
    });
    if (made.kind !== "claimed") throw new Error(`a demo certificate was not claimed: ${made.kind}`);
  };
  return claimed === undefined ? deeds : [...deeds, { after: claimed, act: claim }];
}

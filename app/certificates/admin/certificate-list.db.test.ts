import { beforeEach, expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { registeredShop, showGets, shownGets } from "../../../tests/database/shown-gets.ts";
import { shownCode } from "../certificate-code.ts";
import { certificatesOfOrders } from "../certificates.db.server.ts";
import { issueForOrder } from "../issuing/issue-certificates.db.server.ts";
import { eraseVoidNotes } from "../issuing/void-certificates.db.server.ts";
import { countCertificates, listCertificates } from "./certificate-list.db.server.ts";
import { type CertificateTab, certificatesList } from "./certificate-list.ts";
import { openCertificate, withdrawCertificate } from "./withdraw-certificate.server.ts";

const now = new Date("2026-11-27T10:00:00Z");
const owner = shopOwner();

eachShop("certificates as the owner sees them", { at: now }, (shop) => {
  const packed = async (product_id: string, quantity: number) => {
    const id = await shop.addOrder([{ product_id, quantity }]);
    await shop.inTransaction((trx) => issueForOrder(trx, shop, id));
    return { id, certificates: await certificatesOfOrders(shop.db, [id]) };
  };
  const found = async (q: string, tab: CertificateTab = "all") => {
    const listed = await listCertificates(shop.db, certificatesList.read(new URLSearchParams({ q, tab })));
    return listed.map(({ product, number }) => `${product} ${number}`).sort();
  };

  beforeEach(async () => {
    await shop.addProducts([
      { id: "scroll", name: "Kohbar Scroll", limited: true, artisan: "Sita Devi" },
      { id: "lamp", name: "Lamp 100%", limited: true, artisan: "सीता देवी" },
    ]);
  });

  test("one is found by any signs of its code, however they are typed, and by piece, maker and order", async () => {
    const { certificates } = await packed("scroll", 2);
    const { id } = await packed("lamp", 1);
    const [one] = certificates;
    const code = one?.code ?? "";
    for (const typed of [code, shownCode(code).toLowerCase(), ` ${code.slice(0, 5)} - ${code.slice(5)}`])
      expect(await found(typed)).toEqual([`Kohbar Scroll ${one?.number}`]);
    expect(await found("kohbar sita")).toEqual(["Kohbar Scroll 1", "Kohbar Scroll 2"]);
    expect(await found("सीता")).toEqual(["Lamp 100% 1"]);
    expect(await found("100%")).toEqual(["Lamp 100% 1"]);
    const order = await shop.row("orders", id);
    expect(await found(order.order_id_text)).toEqual(["Lamp 100% 1"]);
    expect(await found("")).toHaveLength(3);
    for (const nothing of ["_", "%%%", "no such word", "\\"]) expect(await found(nothing)).toEqual([]);
  });

  test("one keeps who got what as its page said when it was packed (GETS-5)", async () => {
    const selling = { ...shop, now: () => now, config: { shop: registeredShop } };
    const gets = async () => {
      const id = await shop.addOrder([{ product_id: "scroll" }]);
      await shop.inTransaction((trx) => issueForOrder(trx, selling, id));
      return (await certificatesOfOrders(shop.db, [id]))[0]?.facts.gets;
    };
    expect(await gets()).toBeUndefined();
    await showGets(shop, "scroll");
    expect(await gets()).toEqual(shownGets);
    await shop.set("product_steps", {}, { rate: "600.00" });
    expect(await gets()).toBeUndefined();
    const [, kept] = await shop.rows("certificates", {}, "number");
    expect(kept?.facts).toMatchObject({ gets: shownGets });
  });

  test("each tab has its own, and says how many", async () => {
    const { certificates } = await packed("scroll", 3);
    const [first, second] = certificates;
    await shop.set("certificates", first?.id ?? "", { state: "claimed", claimed_at: now });
    await withdrawCertificate(shop, owner, { code: second?.code ?? "", version: 1, why: "Lost" });
    expect(await countCertificates(shop.db, "")).toEqual({ all: 3, issued: 1, claimed: 1, void: 1 });
    expect(await countCertificates(shop.db, "no such")).toEqual({ all: 0, issued: 0, claimed: 0, void: 0 });
    expect(await found("", "claimed")).toEqual(["Kohbar Scroll 1"]);
    expect(await found("", "void")).toEqual(["Kohbar Scroll 2"]);
  });

  test("the owner voids one, once, as she saw it, and it is written down", async () => {
    const { certificates } = await packed("scroll", 1);
    const { code = "", id = "" } = certificates[0] ?? {};
    const why = "Misprint";
    const withdraw = (version: number) => withdrawCertificate(shop, owner, { code, version, why });
    expect(await withdraw(2)).toBe("stale");
    expect((await Promise.all([withdraw(1), withdraw(1)])).sort()).toEqual(["void", "withdrawn"]);
    expect(await withdraw(2)).toBe("void");
    expect(await withdrawCertificate(shop, owner, { code: "222222222N", version: 1, why: "x" })).toBe("gone");
    expect(await openCertificate(shop, code.toLowerCase())).toMatchObject({
      certificate: { state: "void", voidReason: "withdrawn", voidNote: "Misprint", voidAt: now, version: 2 },
    });
    const written = (await auditOf(shop.db, "certificates", id)).map(({ what }) => what);
    expect(written).toEqual([`withdrawn · certificate: ${code}`]);
  });

  test("the owner's note goes with the person of its order, and the certificate stays", async () => {
    const [one, other] = [await packed("scroll", 1), await packed("scroll", 1)];
    const lost = { version: 1, why: "Asha lost it" };
    for (const { certificates } of [one, other])
      await withdrawCertificate(shop, owner, { ...lost, code: certificates[0]?.code ?? "" });
    await shop.inTransaction((trx) => eraseVoidNotes(trx, [one.id]));
    await shop.inTransaction((trx) => eraseVoidNotes(trx, []));
    const notes = await certificatesOfOrders(shop.db, [one.id, other.id]);
    expect(notes.map(({ state }) => state)).toEqual(["void", "void"]);
    expect(notes.map(({ voidNote }) => voidNote)).toEqual([null, "Asha lost it"]);
  });

  test("an opened one tells its order and nothing of its secret; its order's line may be gone", async () => {
    const { certificates, id } = await packed("scroll", 1);
    const { code = "" } = certificates[0] ?? {};
    const opened = await openCertificate(shop, code);
    expect(opened).toMatchObject({ order: { id }, hasSecret: true });
    expect(JSON.stringify(opened)).not.toContain(certificates[0]?.secretHash);
    const underAnother = await openCertificate({ db: shop.db, secret: "another" }, code);
    expect(underAnother).toMatchObject({ hasSecret: false });
    await shop.remove("orders");
    expect(await openCertificate(shop, code)).toMatchObject({ order: null });
    expect(await found("")).toEqual(["Kohbar Scroll 1"]);
    expect(await openCertificate(shop, "nonsense")).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { addCertificate } from "../../../tests/database/certificate-row.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { certificateSecret } from "../certificate-secret.server.ts";
import { findCertificate } from "../certificates.db.server.ts";
import { claimCertificate } from "./claim-certificate.server.ts";
import { lookAt } from "./look.server.ts";

const start = new Date("2026-11-27T10:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const unknown = "2222222222";

eachShop("a certificate", { at: start }, (shop) => {
  let made = 0;
  const sender = () => {
    made += 1;
    return `198.51.${Math.floor(made / 250)}.${made % 250}`;
  };
  const look = (code: string, from = sender(), counts = true) =>
    lookAt(shop, { code, clientAddress: from, counts });
  const claim = (code: string, secret: string, clientAddress = sender()) =>
    claimCertificate(shop, { code, secret, clientAddress });
  const standing = async (code: string) => findCertificate(shop.db, code);

  describe("looked at", () => {
    test("says how often and since when, this time included", async () => {
      const { code } = await addCertificate(shop.db);
      expect(await look(code)).toMatchObject({ looks: 1, firstLookAt: start, lastLookAt: start });
      shop.clock = later(60);
      expect(await look(code)).toMatchObject({ looks: 2, firstLookAt: start, lastLookAt: later(60) });
    });

    test("by the same sender within ten minutes is looked at once, and each card for itself", async () => {
      const [one, other] = [await addCertificate(shop.db), await addCertificate(shop.db)];
      const from = sender();
      await look(one.code, from);
      shop.clock = later(9);
      expect(await look(one.code, from)).toMatchObject({ looks: 1 });
      expect(await look(other.code, from)).toMatchObject({ looks: 1, firstLookAt: later(9) });
      shop.clock = later(11);
      expect(await look(one.code, from)).toMatchObject({ looks: 2 });
    });

    test("by its owner's shop is not counted", async () => {
      const { code } = await addCertificate(shop.db);
      expect(await look(code, sender(), false)).toMatchObject({ looks: 0, firstLookAt: null });
    });

    test("by 40 people at once counts 40", async () => {
      const { code } = await addCertificate(shop.db);
      await Promise.all(Array.from({ length: 40 }, () => look(code)));
      expect(await standing(code)).toMatchObject({ looks: 40, firstLookAt: start });
    });

    test("under a code that nobody gave is unknown, and after 20 of them nothing is told, of true ones neither", async () => {
      const { code } = await addCertificate(shop.db);
      const from = sender();
      for (let times = 0; times < 20; times++) expect(await look(unknown, from)).toBe("unknown");
      expect([await look(unknown, from), await look(code, from)]).toEqual(["limited", "limited"]);
      expect(await look(code)).toMatchObject({ code });
      shop.clock = later(11);
      expect(await look(code, from)).toMatchObject({ code });
    });
  });

  describe("claimed", () => {
    test("by its secret, it has its owner since then, and the history says so without a name", async () => {
      const { code, secret } = await addCertificate(shop.db);
      expect(await claim(code, secret)).toEqual({ kind: "claimed" });
      expect(await standing(code)).toMatchObject({ state: "claimed", claimedAt: start, version: 2 });
      expect(await shop.rows("audit_log")).toMatchObject([{ action: "certificate.claimed", actor_id: null }]);
    });

    test("once more, it is told when that was, and stays", async () => {
      const { code, secret } = await addCertificate(shop.db);
      await claim(code, secret);
      shop.clock = later(60);
      expect(await claim(code, secret)).toEqual({ kind: "before", at: start });
      expect(await standing(code)).toMatchObject({ claimedAt: start, version: 2 });
    });

    test("by 20 at once, one of them is the first", async () => {
      const { code, secret } = await addCertificate(shop.db);
      const all = await Promise.all(Array.from({ length: 20 }, () => claim(code, secret)));
      expect(all.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill("before"), "claimed"]);
    });

    test("by another one's secret, or by none, it is not", async () => {
      const [one, other] = [await addCertificate(shop.db), await addCertificate(shop.db)];
      for (const wrong of [other.secret, "222222222222", certificateSecret(one.code, "another key")])
        expect(await claim(one.code, wrong)).toEqual({ kind: "wrong" });
      expect(await standing(one.code)).toMatchObject({ state: "issued", claimedAt: null });
      expect(await claim(unknown, one.secret)).toEqual({ kind: "missing" });
    });

    test("when it is void, it is not, with the true secret neither", async () => {
      const given = { state: "void", void_at: start, void_reason: "returned" } as const;
      const { code, secret } = await addCertificate(shop.db, given);
      expect(await claim(code, secret)).toEqual({ kind: "void" });
      expect(await standing(code)).toMatchObject({ state: "void", claimedAt: null });
    });

    test("ten wrong secrets of one network, one after the other or at once, end it for ten minutes", async () => {
      const { code, secret } = await addCertificate(shop.db);
      const from = sender();
      const tries = await Promise.all(Array.from({ length: 30 }, () => claim(code, "222222222222", from)));
      expect(tries.filter(({ kind }) => kind === "wrong")).toHaveLength(10);
      expect(await claim(code, secret, from)).toEqual({ kind: "limited" });
      expect((await standing(code))?.state).toBe("issued");
      shop.clock = later(11);
      expect(await claim(code, secret, from)).toEqual({ kind: "claimed" });
    });

    test("right secrets are not counted", async () => {
      const from = sender();
      for (let times = 0; times < 12; times++) {
        const { code, secret } = await addCertificate(shop.db, { number: times + 1 });
        expect(await claim(code, secret, from)).toEqual({ kind: "claimed" });
      }
    });
  });
});

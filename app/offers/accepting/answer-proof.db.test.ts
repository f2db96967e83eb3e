import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openCheckout } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { sentOffer } from "../../../tests/database/sent-offer.ts";
import { answerProof } from "./answer-proof.server.ts";

const number = "O-1764000000000";

eachDatabase("an offer's proofs", (database) => {
  const { shop: orderShop, written, now } = openCheckout(database);
  const db = () => database().db;
  const shop = () => ({ ...orderShop(), sendMailSoon: () => undefined });

  test("are answered once each, and by their own offer's link alone", async () => {
    await sentOffer(db(), {}, now());
    const id = randomUUID();
    const other = randomUUID();
    const proof = { offer_number: number, title: "Logo", picture: "/files/private/p.webp" };
    await db()
      .insertInto("offer_proofs")
      .values([
        { ...proof, id },
        { ...proof, id: other, offer_number: "O-2" },
      ])
      .execute();
    const answer = (
      state: "approved" | "changes",
      words: string | null = state === "changes" ? "Bluer" : null,
      proofId = id,
    ) =>
      answerProof(shop(), {
        ...{ number, revision: 1, proofId },
        answer: state === "approved" ? { state, words: null } : { state, words: words ?? "" },
      });
    expect(await answer("approved", null, other)).toBe("missing");
    expect((await Promise.all([answer("changes"), answer("changes")])).sort()).toEqual(["again", "answered"]);
    expect(await answer("approved")).toBe("answered");
    expect(await answer("changes", "Redder")).toBe("too-late");
    expect((await written())?.mails).toBe(2);
    const row = await db().selectFrom("offer_proofs").selectAll().where("id", "=", id).executeTakeFirst();
    expect(row).toMatchObject({ state: "approved", words: null, version: 3 });
  });
});

import { expect, test } from "vitest";
import { techniques } from "#catalogue/product.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { someCertificate } from "../../../tests/some-certificate.ts";
import { cardWords } from "./card-words.server.ts";

const shop = { name: "Jhola", origin: "https://jhola.example", giNumber: "AU/42" };
const secret = "7KQ4MZX82HJR";

test("a card says what the piece is, who made it, and where it is looked up", () =>
  expect(cardWords({ certificate: someCertificate(), secret }, shop)).toEqual({
    ...{ shop: "Jhola", number: "No. 7 · Edition of 8", product: "Kohbar Wedding Hanging" },
    ...{ way: "Painted by hand by", maker: "सीता देवी" },
    material: ["Handloom cotton", "60\u00a0×\u00a090\u00a0cm"],
    ...{ url: "https://jhola.example/c/7KQ4MZX82H", address: "jhola.example/c/7KQ4MZX82H" },
    ...{ code: "7KQ4M-ZX82H", issued: "Issued 27 November 2026" },
    gi: "Madhubani Painting (GI)\nAuthorised user no. AU/42",
    secret: { shown: "7KQ4-MZX8-2HJR" },
  }));

test("a card in Hindi leads to the page in Hindi, whose button it names", () => {
  const { url, address } = speaking("hi", () => cardWords({ certificate: someCertificate(), secret }, shop));
  expect([url, address]).toEqual(["https://jhola.example/hi/c/7KQ4MZX82H", "jhola.example/hi/c/7KQ4MZX82H"]);
});

test.each(techniques)("only what was painted says painted, or names the GI: %s", (technique) => {
  for (const maker of [null, "Sita Devi"]) {
    const words = cardWords({ certificate: someCertificate({ technique, maker }), secret }, shop);
    const isPainted = technique === "hand-painted";
    expect(/paint/i.test(JSON.stringify(words))).toBe(isPainted);
    expect(words.gi !== "").toBe(isPainted);
  }
});

test("without a number of the shop's the GI is not named", () => {
  expect(cardWords({ certificate: someCertificate(), secret }, { ...shop, giNumber: undefined }).gi).toBe("");
});

test.each([
  ["claimed", secret, "Its owner has claimed it: its secret is used up."],
  ["void", secret, "This certificate is void."],
  ["issued", undefined, "Its secret was printed before and can’t be printed again."],
] as const)("the strip of one that is %s says why it has no secret", (state, told, missing) => {
  const certificate = someCertificate({}, { state });
  expect(cardWords({ certificate, secret: told }, shop).secret).toEqual({ missing });
});

import { expect, test } from "vitest";
import { mailSender } from "./mail-sender.ts";

const shop = { name: "Mithila <Haat>", email: "care@mithila.example" };

test.each([
  [undefined, { name: "Mithila <Haat>", address: "care@mithila.example" }],
  ["hello@jhola.example", { name: "", address: "hello@jhola.example" }],
  ["Jhola, Crafts <hello@jhola.example>", { name: "Jhola, Crafts", address: "hello@jhola.example" }],
  ['"Jhola & Co." <hello@jhola.example>', { name: "Jhola & Co.", address: "hello@jhola.example" }],
])("MAIL_FROM %j makes mails come from %j", (from, sender) => {
  expect(mailSender({ mail: { from }, shop })).toEqual(sender);
});

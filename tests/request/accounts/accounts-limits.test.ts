import { expect, test } from "vitest";
import { newSender, post, signedInAs } from "../ask.ts";
import { mailsTo } from "../read-mail.ts";
import { goodPassword, newCustomer, signUpForm, waitingAccount } from "./account-form.ts";

const oneByOne = async (count: number, send: () => Promise<Response>): Promise<number[]> => {
  const seen: number[] = [];
  for (let turn = 0; turn < count; turn++) seen.push((await send()).status);
  return seen;
};

/** All at once: each answer takes a least time (even-time), which would add up one by one. */
const atOnce = async (count: number, send: () => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await send()).status));

/** Too long to be anybody's, so that nothing is worked out from it. */
const quickly = "x".repeat(200);

test("ten wrong passwords close an account to one sender, and to nobody else", async () => {
  const { actor } = await signedInAs("user");
  const from = { "X-Forwarded-For": newSender() };
  const tryIt = (password: string, headers: Record<string, string> = from) =>
    post("/login", { email: actor.email, password }, headers);
  expect(new Set(await oneByOne(10, () => tryIt(quickly)))).toEqual(new Set([401]));
  const refused = await tryIt(actor.password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many attempts");
  expect((await tryIt(actor.password, { "X-Forwarded-For": newSender() })).status).toBe(303);
});

test("right passwords are not counted as wrong ones", async () => {
  const { actor } = await signedInAs("user");
  const from = { "X-Forwarded-For": newSender() };
  const right = () => post("/login", { email: actor.email, password: actor.password }, from);
  expect(new Set(await oneByOne(12, right))).toEqual(new Set([303]));
});

test("sixty sign-ins from one address are enough for ten minutes", async () => {
  const from = { "X-Forwarded-For": newSender() };
  const tryIt = () => post("/login", { email: newCustomer(), password: quickly }, from);
  expect(new Set(await atOnce(60, tryIt))).toEqual(new Set([401]));
  expect((await tryIt()).status).toBe(429);
});

test("sixty sign-ups and sixty mails likewise", async () => {
  const from = { "X-Forwarded-For": newSender() };
  const email = await waitingAccount();
  const again = () => post("/signup", signUpForm({ email }), from);
  expect(new Set(await atOnce(60, again))).toEqual(new Set([409]));
  expect((await again()).status).toBe(429);
  const resend = () => post("/confirm-email", { email: newCustomer() }, from);
  expect(new Set(await atOnce(60, resend))).toEqual(new Set([200]));
  expect((await resend()).status).toBe(429);
  expect((await post("/forgot-password", { email }, from)).status).toBe(429);
});

test("one mailbox gets five mails at most, and nobody learns that", async () => {
  const email = await waitingAccount();
  expect(new Set(await oneByOne(8, () => post("/confirm-email", { email })))).toEqual(new Set([200]));
  await expect.poll(() => mailsTo(email).length).toBe(6);
  expect((await post("/login", { email, password: goodPassword })).status).toBe(403);
});

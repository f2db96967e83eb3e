import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { type ProviderTrouble, razorpayClient } from "./razorpay-client.server.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Long enough for an answer on a busy machine; tests that wait in vain wait less. */
const patience = 10_000;

async function client(listener: RequestListener, waits = patience) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const keys = { keyId: "rzp_test_x", keySecret: "s3cret" };
  return razorpayClient({ ...keys, apiBase: `http://127.0.0.1:${port}`, patience: waits });
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));

const refusal = (description: string) => ({ error: { code: "BAD_REQUEST_ERROR", description } });
const payment = { id: "pay_A", order_id: "order_A", amount: 100, currency: "INR", status: "captured" };

test.each<[string, RequestListener, ProviderTrouble["kind"], waits?: number]>([
  ["a refusal", answering(400, refusal("The id provided does not exist")), "refused"],
  ["wrong keys", answering(401, refusal("Authentication failed")), "unauthorised"],
  ["wrong keys, said otherwise", answering(400, refusal("The api key provided is invalid")), "unauthorised"],
  ["too many questions", answering(429, refusal("Request failed")), "busy"],
  ["a conflict", answering(409, refusal("in progress")), "busy"],
  ["a failure of its own", answering(500, refusal("We are facing some trouble")), "down"],
  ["a proxy's page", answering(502, "<html>Bad Gateway</html>"), "down"],
  ["a page instead of JSON", answering(200, "<html></html>"), "odd"],
  ["a refusal that is a page", answering(404, "<html></html>"), "down"],
  ["another shape", answering(200, { ...payment, amount: "100" }), "odd"],
  ["a status unknown", answering(200, { ...payment, status: "maybe" }), "odd"],
  ["another payment than was asked about", answering(200, { ...payment, id: "pay_B" }), "odd"],
  ["an id with a zero character", answering(200, { ...payment, order_id: "order_A\0" }), "odd"],
  ["a sum below nothing", answering(200, { ...payment, amount: -100 }), "odd"],
  ["a broken connection", (request) => void request.socket.resetAndDestroy(), "down"],
  ["a way to elsewhere", (_, response) => void response.writeHead(302, { Location: "/" }).end(), "down"],
  ["silence", () => undefined, "down", 150],
  ["no end", (_, response) => void response.writeHead(200).write('{"id":'), "down", 150],
])("%s is a trouble, not an exception", async (_what, listener, kind, waits) => {
  const answer = await (await client(listener, waits)).payment("pay_A");
  // The provider's own words of a refusal go on as they are.
  const words = kind === "refused" ? /exist$/ : /\.$/;
  expect(answer).toMatchObject({ ok: false, kind, message: expect.stringMatching(words) });
  expect(JSON.stringify(answer)).not.toContain("s3cret");
});

test("an answer is read, with the keys in the header and whole paise in the body", async () => {
  const seen: { url?: string; auth?: string; body: string }[] = [];
  const listener: RequestListener = async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, auth: request.headers.authorization, body });
    response.end(JSON.stringify(payment));
  };
  const answer = await (await client(listener)).capture("pay_A", 100, "INR");
  const value = { id: "pay_A", providerOrderId: "order_A", method: null };
  expect(answer).toMatchObject({ ok: true, value });
  const auth = `Basic ${Buffer.from("rzp_test_x:s3cret").toString("base64")}`;
  const body = '{"amount":100,"currency":"INR"}';
  expect(seen).toEqual([{ url: "/v1/payments/pay_A/capture", auth, body }]);
});

test("a connection that broke is tried anew for a question, never for an order to act", async () => {
  let asked = 0;
  const breaking: RequestListener = (request, response) => {
    asked += 1;
    if (asked === 1) request.socket.resetAndDestroy();
    else response.end(JSON.stringify(payment));
  };
  expect(await (await client(breaking)).payment("pay_A")).toMatchObject({ ok: true });
  asked = 0;
  expect(await (await client(breaking)).capture("pay_A", 100, "INR")).toMatchObject({ kind: "down" });
  expect(asked).toBe(1);
});

test("what is no id asks nobody", async () => {
  let asked = 0;
  const counting = await client((_request, response) => {
    asked += 1;
    response.end();
  });
  for (const id of ["", "pay_A/../../orders", "pay_A?x=1", "../pay_A", "pay_é"])
    expect(await counting.payment(id)).toMatchObject({ ok: false, kind: "refused" });
  expect(asked).toBe(0);
});

test("no zero character and no lone surrogate comes through, whatever says them", async () => {
  const odd = "\\u0000\\ud800";
  const told = JSON.stringify({ ...payment, method: "?", error_description: "?" }).replaceAll("?", odd);
  const value = { method: "\uFFFD\uFFFD", errorDescription: "\uFFFD\uFFFD" };
  expect(await (await client(answering(200, told))).payment("pay_A")).toMatchObject({ ok: true, value });
  const refused = JSON.stringify(refusal("?")).replace("?", odd);
  const answer = await (await client(answering(400, refused))).payment("pay_A");
  expect(answer).toMatchObject({ kind: "refused", message: "\uFFFD\uFFFD" });
});

test("an order with another receipt than ours is none", async () => {
  const order = { id: "order_A", amount: 100, currency: "INR", receipt: "JC-2", status: "created" };
  const wanted = { amount: 100, currency: "INR", receipt: "JC-1", notes: {} };
  expect(await (await client(answering(200, order))).createOrder(wanted)).toMatchObject({ kind: "odd" });
});

import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startWhatsapp } from "./simulator.ts";

const account = {
  token: "a-token",
  phoneNumberId: "106540352242922",
  appSecret: "an-app-secret",
  verifyToken: "a-verify-token",
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const messageTo = (to: string, change: object = {}) => ({
  messaging_product: "whatsapp",
  to,
  type: "template",
  template: {
    name: "arrived",
    language: { code: "hi" },
    components: [
      { type: "body", parameters: [{ type: "text", text: "JC-1" }] },
      { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "o?id=1" }] },
    ],
    ...change,
  },
  biz_opaque_callback_data: "m-1",
});

async function open(webhookUrl?: string) {
  const simulator = await startWhatsapp({ port: 0, ...account, webhookUrl });
  closing.push(() => simulator.close());
  const post = async (path: string, body: unknown, token = account.token) => {
    const answer = await fetch(simulator.origin + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const send = (body: unknown, token?: string) =>
    post(`/v25.0/${account.phoneNumberId}/messages`, body, token);
  const taken = async () => (await (await fetch(`${simulator.origin}/sim/messages`)).json()).messages;
  return { ...simulator, post, send, taken };
}

/** A shop that hears webhooks. */
async function openShop() {
  const heard: { signature: unknown; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    heard.push({ signature: request.headers["x-hub-signature-256"], text });
    response.writeHead(200).end("1158201444");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/webhooks/whatsapp`, heard };
}

const statusesIn = (heard: readonly { text: string }[]) =>
  heard.map(({ text }) => JSON.parse(text).entry[0].changes[0].value.statuses[0].status);

test("takes a message, and tells signed what becomes of it", async () => {
  const { url, heard } = await openShop();
  const { send, taken } = await open(url);
  const { body } = await send(messageTo("919876543210"));
  expect(body.messages[0].id).toMatch(/^wamid\./);
  expect(await taken()).toMatchObject([{ to: "919876543210", places: ["JC-1"], button: "o?id=1" }]);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(statusesIn(heard)).toEqual(["sent", "delivered"]);
  const [first] = heard;
  const expected = createHmac("sha256", account.appSecret)
    .update(first?.text ?? "")
    .digest("hex");
  expect(first?.signature).toBe(`sha256=${expected}`);
});

describe("refuses as Meta does", () => {
  const components = messageTo("1").template.components;
  test.each([
    ["no such template", { name: "sale" }, 132001],
    ["not in this language", { language: { code: "fr" } }, 132001],
    ["too few places", { name: "order_placed" }, 132000],
    ["no button", { components: components.slice(0, 1) }, 132000],
    ["no components", { components: [] }, 100],
  ])("%s", async (_, change, code) => {
    const { send, taken } = await open();
    const answer = await send(messageTo("919876543210", change));
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } });
    expect(await taken()).toEqual([]);
  });

  test.each([
    [131026, 400],
    [130429, 429],
    [131000, 500],
    [100, 400],
    [132001, 400],
  ])("%i where a test says so, once", async (error, status) => {
    const { post, send } = await open();
    await post("/sim/scenario", { next: { error } });
    expect(await send(messageTo("919876543210"))).toMatchObject({ status, body: { error: { code: error } } });
    expect((await send(messageTo("919876543210"))).status).toBe(200);
  });

  test("a token that is not its own", async () => {
    const { send } = await open();
    const answer = await send(messageTo("919876543210"), "another");
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 190 } } });
  });
});

test("takes a message and breaks the line before it has said so", async () => {
  const { post, send, taken } = await open();
  await post("/sim/scenario", { next: { reset: true, after: true } });
  await expect(send(messageTo("919876543210"))).rejects.toThrow();
  expect(await taken()).toHaveLength(1);
});

test("tells what a test wants, doubled, backwards, and signed wrongly", async () => {
  const { url, heard } = await openShop();
  const { post, send } = await open(url);
  await post("/sim/tells", { tells: [] });
  await send(messageTo("919876543210"));
  await post("/sim/webhooks", { mode: "shuffle", secret: "another" });
  await post("/sim/statuses", { message: "919876543210", tell: ["sent", "delivered", "read"] });
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(statusesIn(heard)).toEqual(["read", "delivered", "sent"]);
  await post("/sim/webhooks", { mode: "duplicate" });
  await post("/sim/answer", { from: "919876543210", text: "STOP" });
  await vi.waitFor(() => expect(heard).toHaveLength(5));
  expect(heard[3]?.text).toBe(heard[4]?.text);
  expect(heard[4]?.text).toContain('"body":"STOP"');
});

test("asks for the webhook's address as Meta does", async () => {
  const { url } = await openShop();
  const { post } = await open(url);
  expect((await post("/sim/verify", {})).body).toEqual({ status: 200, text: "1158201444" });
});

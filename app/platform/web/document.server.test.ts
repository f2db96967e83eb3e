import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portOf } from "../../../tests/port-of.ts";
import { copyOf, documentResponse, sendDocument, textOf } from "./document.server.ts";
import { textStream } from "./progress-lines.server.ts";

const text = "<p>नमस्ते ₹1,499</p>";
const cookies = ["a=1; Path=/", "b=2; Path=/; HttpOnly"];

const page = () => {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return documentResponse(text, { status: 404, headers });
};

const server = createServer((request, response) => {
  const answer = request.url === "/other" ? new Response("other") : page();
  if (!sendDocument(answer, request.method === "HEAD", response)) response.end("not a document");
});
let origin: string;
beforeAll(async () => {
  origin = `http://127.0.0.1:${await portOf(server)}`;
});
afterAll(() => server.close());

test("a page goes out whole, with its status, its length and each of its cookies", async () => {
  const answer = await fetch(origin);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(await answer.text()).toBe(text);
});

test("who asks for the head gets no text", async () => {
  const answer = await fetch(origin, { method: "HEAD" });
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe("");
});

test("any other answer is left alone, and its text is nobody's", async () => {
  expect(await (await fetch(`${origin}/other`)).text()).toBe("not a document");
  expect(textOf(new Response("other"))).toBeUndefined();
});

test("a copy of a page carries its text and cookies, under the status that it is given", () => {
  const copy = copyOf(page(), 503);
  expect(textOf(copy)).toBe(text);
  expect(copy.status).toBe(503);
  expect(copy.headers.getSetCookie()).toEqual(cookies);
  expect(copyOf(page()).status).toBe(404);
});

test("a copy of any other answer leaves the first one readable", async () => {
  const other = new Response("other", { status: 404 });
  expect(await copyOf(other).text()).toBe("other");
  expect(await other.text()).toBe("other");
});

/** These parts, and then a failure, if it is wanted. */
async function* parts(texts: readonly string[], failure?: Error): AsyncGenerator<string, undefined> {
  yield* texts;
  if (failure) throw failure;
}

const away = new Error("away");

test.each([[], ["one"], ["one", "two"], ["one", "two", "three"]])(
  "all parts come in turn: %o",
  async (...texts) => expect(await (await textStream(parts(texts), {})).text()).toBe(texts.join("")),
);

test.each([[[]], [["one"]]])("what fails after %o fails before there is an answer", (texts) =>
  expect(textStream(parts(texts, away), {})).rejects.toThrow(away),
);

test("what fails later breaks the answer off", async () => {
  const answer = await textStream(parts(["one", "two"], away), {});
  await expect(answer.text()).rejects.toThrow(away);
});

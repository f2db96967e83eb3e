import { expect, test } from "vitest";
import { textStream } from "./text-stream.server.ts";

/** These parts, and then a failure, if it is asked for. */
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

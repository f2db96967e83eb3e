import { expect, test } from "vitest";
import { followLines } from "./follow-form.ts";

const heard: unknown[] = [];

/** An answer that comes in pieces, and ends well or breaks. */
function answerIn(pieces: readonly (string | Uint8Array)[], breaks = false): ReadableStream<Uint8Array> {
  heard.length = 0;
  const bytes = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.shift();
      if (piece) controller.enqueue(piece);
      else if (breaks) controller.error(new Error("the way broke"));
      else controller.close();
    },
  });
}

const follow = (body: ReadableStream<Uint8Array>) => followLines(body, (line) => heard.push(line));

test("lines are heard one by one however they are cut, and the last one is the answer", async () => {
  const [before, after] = ['{"done":0,"of":2}\n{"done', '":1,"of":2}\n{"notice":"₹ done"}\n'];
  const end = new TextEncoder().encode(after);
  const inALetter = end.indexOf(0xe2) + 1;
  const body = answerIn([before, end.slice(0, inALetter), end.slice(inALetter)]);
  expect(await follow(body)).toEqual({ notice: "₹ done" });
  expect(heard).toEqual([
    { done: 0, of: 2 },
    { done: 1, of: 2 },
  ]);
});

test("an answer that ends before its last line has no end", async () => {
  expect(await follow(answerIn(['{"done":0,"of":2}\n', '{"notice":"half']))).toBeUndefined();
  expect(heard).toEqual([{ done: 0, of: 2 }]);
});

test("an answer that breaks is no answer", () =>
  expect(follow(answerIn(['{"done":0,"of":2}\n'], true))).rejects.toThrow("the way broke"));

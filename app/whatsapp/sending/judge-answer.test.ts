import { describe, expect, test } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const answered = (status: number, body: unknown) =>
  ({
    kind: "answered",
    status,
    text: typeof body === "string" ? body : JSON.stringify(body),
  }) as const;

const error = (code: unknown) => ({ error: { message: "(#) no", type: "OAuthException", code } });

test("a message that Meta took is known by its name", () => {
  const body = {
    messaging_product: "whatsapp",
    contacts: [{ input: "919876543210", wa_id: "919876543210" }],
    messages: [{ id: "wamid.HBg", message_status: "accepted" }],
  };
  expect(judgeAnswer(answered(200, body))).toEqual({ kind: "sent", wamid: "wamid.HBg" });
});

describe("an error that Meta names is known, and nothing was sent (WHATSAPP-6)", () => {
  test.each([131026, 100, 132001, 190, 131047])("%i: never again", (code) =>
    expect(judgeAnswer(answered(400, error(code)))).toEqual({ kind: "refused", code }),
  );

  test.each([
    [130429, true],
    [131000, false],
  ])("%i: once more, later; for all others too: %s", (code, isForAll) =>
    expect(judgeAnswer(answered(500, error(code)))).toMatchObject({ kind: "later", code, isForAll }),
  );
});

test.each([
  ["silence", { kind: "silent" }, "silent"],
  ["a broken line", { kind: "broken", code: "ECONNRESET" }, "broken"],
  ["an address of one's own network", { kind: "private" }, "private"],
  ["a failure in words", answered(502, "<html>Bad gateway</html>"), "502"],
  ["too many requests without a code", answered(429, ""), "429"],
  ["a success that names nothing", answered(200, {}), "200"],
  ["a success with half an answer", answered(200, '{"messages":[{"id":"wam'), "200"],
  ["an error whose code is no number", answered(400, error("131026")), "400"],
] as const)("%s leaves it unclear", (_, answer, why) =>
  expect(judgeAnswer(answer)).toEqual({ kind: "unclear", why }),
);

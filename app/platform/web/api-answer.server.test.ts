import { expect, test } from "vitest";
import { refusalInJson } from "./api-answer.server.ts";

const refused = (status: number) => new Response("", { status, headers: { "Retry-After": "3600" } });
const codeOf = async (answer: Response): Promise<unknown> => (await answer.json()).error.code;

test("a shop that is not open yet says so, and is not called busy (API-4)", async () => {
  const told = refusalInJson(refused(503), "public", true);
  expect([told.status, told.headers.get("Retry-After")]).toEqual([503, "3600"]);
  expect(await codeOf(told)).toBe("not_open");
  expect(await codeOf(refusalInJson(refused(503), "public"))).toBe("busy");
});

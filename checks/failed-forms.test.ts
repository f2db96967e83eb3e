import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askServer, outcomeOf } from "#rendering/server-answer.ts";
import { closeToast, currentToasts } from "#ui/overlay/toast-store.ts";
import { shopRoutes, takesForms } from "../tests/route-policies.ts";

// What a browser is answered to a form when something between it and the shop has failed.

type ClientAction = (call: { request: Request; serverAction: () => Promise<unknown> }) => unknown;

const form = new URLSearchParams({ intent: "save", form: "profile" });
const address = "http://shop.invalid/somewhere";
const posted = () => new Request(address, { method: "POST", body: form });

const bodies = {
  "a page of HTML": ["text/html", "<html><body>Bad Gateway</body></html>"],
  "a gateway's JSON": ["application/json", '{"message":"An internal error occurred","status":500}'],
  "JSON with errors and a way of its own": ["application/json", '{"errors":[],"redirect":"/home","data":{}}'],
  "a word of JSON": ["application/json", '"failed"'],
  "nothing of JSON": ["application/json", "null"],
  "an empty body": ["application/json", ""],
  "a cut answer": ["application/json", '{"loaderData":{},"actionData":{"page":{"kind":"do'],
} as const;
const statuses = [500, 502, 504, 200];
const answers = Object.entries(bodies).flatMap(([name, [type, body]]) =>
  statuses.map((status) => ({ name, status, type, body })),
);

let answer: (typeof answers)[number] | undefined;

beforeAll(() => {
  vi.stubGlobal("fetch", async (asked: string) => {
    // Some forms have who is there asked again, which goes well.
    if (asked === "/session") return Response.json({ user: null });
    if (!answer) throw new TypeError("no connection");
    const { status, type, body } = answer;
    return new Response(body, { status, headers: { "Content-Type": type } });
  });
  vi.stubGlobal("window", { location: new URL(address) });
});

afterAll(() => {
  vi.unstubAllGlobals();
  closeToast();
});

const sent = async (): Promise<unknown> => outcomeOf(await askServer(posted(), []), "page");

describe("a form that is answered by somebody else", () => {
  test.each(answers)("is not sent: $name, $status", async (given) => {
    answer = given;
    // An answer of the shop's own would be data, or a Response, or an error with its status.
    await expect(sent()).rejects.toBeInstanceOf(Error);
  });

  const pages = shopRoutes.filter((route) => route.file.endsWith(".page.tsx") && takesForms(route));
  // It is sent as a document: the account is gone with it.
  const byRouter = pages.filter(({ file }) => !file.endsWith("delete-account.page.tsx"));

  test.each(byRouter)("keeps its page, and is told in its words: $file", async ({ file }) => {
    const module: { clientAction?: ClientAction } = await import(join(process.cwd(), "app", file));
    for (const given of [undefined, ...answers]) {
      answer = given;
      closeToast();
      const kept = await module.clientAction?.({ request: posted(), serverAction: sent });
      expect(kept instanceof Response).toBe(false);
      expect(currentToasts().shown).toMatchObject({ tone: "destructive", title: expect.any(String) });
    }
  });

  test("no page that takes a form is left out", () => expect(byRouter.length).toBeGreaterThan(60));
});

import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import type { Route } from "./+types/import-live.endpoint.ts";
import type { LiveLine } from "./import-live.ts";
import { receiveImport } from "./receive-import.server.ts";

/** Imports as the page's form does, and says meanwhile how far it is: a line of JSON for each step, the last one what came of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const form = await postedForm(request);
  const encoder = new TextEncoder();
  let isHeard = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: LiveLine) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const received = await receiveImport(shop, actor, form, (done, of) => say({ done, of }));
      say("notice" in received ? { notice: received.notice } : { answer: received.answer });
      if (isHeard) controller.close();
    },
    cancel() {
      isHeard = false;
    },
  });
  const headers = {
    "Content-Type": liveType,
    "Cache-Control": "private, no-store",
    "X-Accel-Buffering": "no",
  };
  return new Response(body, { headers });
}

const liveType = "application/x-ndjson; charset=utf-8";

import { linesType, type ProgressLine, type TellProgress } from "#values/progress.ts";

const headers = {
  "Content-Type": `${linesType}; charset=utf-8`,
  "Cache-Control": "private, no-store",
  "X-Accel-Buffering": "no",
};

/**
 * Answers while the work goes on: a line of JSON for each step, the last one what came of it. Work whose
 * listener went away goes on. Where it throws, the answer breaks off without its last line.
 */
export function progressLines<End extends object>(work: (tell: TellProgress) => Promise<End>): Response {
  const encoder = new TextEncoder();
  let isHeard = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: ProgressLine<End>) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      say(await work((done, of) => say({ done, of })));
      if (isHeard) controller.close();
    },
    cancel() {
      isHeard = false;
    },
  });
  return new Response(body, { headers });
}

/**
 * An answer whose text is made while it is sent, so that a long one never stands in memory as a whole. Its
 * first two parts are made before: what can't be begun, or comes in one part, fails as any other answer does,
 * and whatever fails later breaks off.
 */
export async function textStream(
  texts: AsyncGenerator<string, undefined>,
  headers: HeadersInit,
): Promise<Response> {
  const encoder = new TextEncoder();
  const made = [await texts.next(), await texts.next()];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = made.shift() ?? (await texts.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
  return new Response(body, { headers });
}

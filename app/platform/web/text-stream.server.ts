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

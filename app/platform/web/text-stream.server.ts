/** An answer whose text is made while it is sent, so that a long one never stands in memory as a whole. */
export function textStream(texts: AsyncGenerator<string, undefined>, headers: HeadersInit): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
  return new Response(body, { headers });
}

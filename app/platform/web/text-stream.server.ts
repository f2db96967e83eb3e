/**
 * An answer whose text is made while it is sent, so that a long one never stands in memory as a whole. Its
 * first part is made before: what can't be begun fails as any other answer does, and whatever fails later
 * breaks off.
 */
export async function textStream(
  texts: AsyncGenerator<string, undefined>,
  headers: HeadersInit,
): Promise<Response> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string, undefined> | undefined = await texts.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await texts.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
  return new Response(body, { headers });
}

import type { ServerResponse } from "node:http";

const texts = new WeakMap<Response, string>();

/**
 * A page as an answer. Its text stays beside it and its body is empty, since putting a text into a Response
 * and taking it out again costs a stream: whoever sends, keeps or copies a page asks `textOf`.
 */
export function documentResponse(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** The text of an answer that documentResponse has made; undefined for any other. */
export const textOf = (response: Response): string | undefined => texts.get(response);

/** The same answer once more, under another status where one is given. */
export function copyOf(response: Response, status: number = response.status): Response {
  const text = textOf(response);
  const init = { status, headers: response.headers };
  return text === undefined ? new Response(response.clone().body, init) : documentResponse(text, init);
}

/**
 * Sends a page in one piece; false when the answer is none that documentResponse has made. As bytes: a text
 * would be put behind the headers' text and copied whole before it is encoded.
 */
export function sendDocument(response: Response, isHead: boolean, outgoing: ServerResponse): boolean {
  const text = textOf(response);
  if (text === undefined) return false;
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(isHead ? undefined : Buffer.from(text));
  return true;
}

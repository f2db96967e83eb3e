import type { ServerResponse } from "node:http";

/** Its text stays on it: one that a WeakMap held would outlive its answer until all garbage is collected. */
class DocumentResponse extends Response {
  readonly document: string;

  constructor(document: string, init: ResponseInit) {
    super(null, init);
    this.document = document;
  }
}

/**
 * A page as an answer. Its body is empty, since putting a text into a Response and taking it out again costs
 * a stream: anyone who sends, keeps or copies a page asks `textOf`.
 */
export const documentResponse = (text: string, init: ResponseInit): Response =>
  new DocumentResponse(text, init);

/** The text of an answer that documentResponse has made; undefined for any other. */
export const textOf = (response: Response): string | undefined =>
  response instanceof DocumentResponse ? response.document : undefined;

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

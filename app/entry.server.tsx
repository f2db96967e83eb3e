/** The build asks for this file; requests come through server/page-handler.server.ts instead. */
export default function handleRequest(): never {
  throw new Error("a request came past the shop's own handler");
}

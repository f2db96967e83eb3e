/** The parameter by which any address brings a code along. */
const codeParameter = "code";

/** An address without its code, and the code; undefined of an address that brings none. */
export function withoutCode(address: string): { address: string; code: string } | undefined {
  if (!address.includes("?")) return undefined;
  const [path = "", query = ""] = address.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  const code = parameters.get(codeParameter);
  if (code === null) return undefined;
  parameters.delete(codeParameter);
  // One slash: with two of them the path would name another host.
  const plain = path.replace(/^[/\\]+/, "/");
  return { address: parameters.size > 0 ? `${plain}?${parameters}` : plain, code };
}

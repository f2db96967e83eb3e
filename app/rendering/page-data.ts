import {
  type DataStrategyFunction,
  type DataStrategyFunctionArgs,
  type DataStrategyMatch,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
} from "react-router";
import { entryOf } from "./route-map.ts";
import { askServer, outcomeOf, shownBy } from "./server-answer.ts";

/**
 * How the browser's router gets data: one request tells what all routes of a navigation show, or what became
 * of a form.
 */
export const dataStrategy: DataStrategyFunction = (call) =>
  call.request.method === "GET" ? readPages(call) : sendForm(call);

type Results = Record<string, DataStrategyResult>;

async function readPages({ request, matches }: DataStrategyFunctionArgs): Promise<Results> {
  const wanted = matches.filter((match) => match.shouldCallHandler(mayReadAgain(match)));
  const fromServer = wanted.map(idOf).filter((id) => entryOf(id)?.hasLoader);
  // Requested at once, while the routes' modules are still on their way.
  const asked = fromServer.length > 0 ? askServer(request, fromServer) : undefined;
  asked?.catch(() => undefined);
  const read = async (match: DataStrategyMatch) => {
    const server = async () => asked && shownBy(await asked, idOf(match), matches.map(idOf));
    // A route that shows nothing says null: only one that failed has no data (meta.tsx).
    return [idOf(match), await match.resolve(async (handler) => (await handler(server)) ?? null)] as const;
  };
  return Object.fromEntries(await Promise.all(wanted.map(read)));
}

/** A form that was refused has changed nothing. */
const mayReadAgain = ({ shouldRevalidateArgs }: DataStrategyMatch): boolean =>
  shouldRevalidateArgs?.actionStatus === undefined || shouldRevalidateArgs.actionStatus < 400;

const idOf = ({ route }: DataStrategyMatch): string => route.id;

async function sendForm({ request, matches }: DataStrategyFunctionArgs): Promise<Results> {
  const match = matches.find((one) => one.shouldCallHandler());
  if (!match) return {};
  const id = idOf(match);
  let status: number | undefined;
  const send = async () => {
    const answer = await askServer(request, [id]);
    status = answer.status;
    return outcomeOf(answer, id);
  };
  const result = await match.resolve((handler) => handler(send));
  return { [id]: withStatus(result, status) };
}

/** Whether a form was refused stands in the answer's status; redirects and errors have their own. */
function withStatus({ type, result }: DataStrategyResult, status: number | undefined): DataStrategyResult {
  const hasOwn = result instanceof Response || isRouteErrorResponse(result) || status === undefined;
  return { type, result: hasOwn || type === "error" ? result : data(result, status) };
}

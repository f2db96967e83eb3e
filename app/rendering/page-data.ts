import {
  type DataStrategyFunction,
  type DataStrategyFunctionArgs,
  type DataStrategyMatch,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
} from "react-router";
import { entryOf } from "./route-map.ts";
import { type Answer, askServer, takePart } from "./server-answer.ts";

/**
 * How the browser's router gets data: one request tells what all routes of a navigation show, or what became
 * of a form.
 */
export const dataStrategy: DataStrategyFunction = (call) =>
  call.request.method === "GET" ? readPages(call) : sendForm(call);

type Results = Record<string, DataStrategyResult>;

async function readPages({ request, matches, fetcherKey }: DataStrategyFunctionArgs): Promise<Results> {
  const wanted = matches.filter((match) => match.shouldCallHandler(mayReadAgain(match)));
  const fromServer = wanted.map(({ route }) => route.id).filter((id) => entryOf(id)?.hasLoader);
  // Asked at once, while the routes' modules are still on their way.
  const asked = fromServer.length > 0 ? askServer(request, fromServer) : undefined;
  asked?.catch(() => undefined);
  const results: Results = {};
  const read = (match: DataStrategyMatch) =>
    match.resolve(async (handler) => {
      if (!wanted.includes(match)) return undefined;
      const server = async () => takePart((await asked) ?? nothing, match.route.id, matches.map(idOf));
      results[match.route.id] = await settled(handler(server));
    });
  await Promise.all((fetcherKey === null ? matches : wanted).map(read));
  return results;
}

const nothing: Answer = { routes: {} };
const idOf = ({ route }: DataStrategyMatch): string => route.id;

/** A form that was refused has changed nothing. */
const mayReadAgain = ({ shouldRevalidateArgs }: DataStrategyMatch): boolean =>
  shouldRevalidateArgs?.actionStatus === undefined || shouldRevalidateArgs.actionStatus < 400;

async function sendForm({ request, matches }: DataStrategyFunctionArgs): Promise<Results> {
  const match = matches.find((one) => one.shouldCallHandler());
  if (!match) return {};
  const { id } = match.route;
  let status: number | undefined;
  const send = async () => {
    const answer = await askServer(request, [id]);
    status = answer.status;
    return takePart(answer, id, [id]);
  };
  const result = await match.resolve((handler) => handler(send));
  return { [id]: withStatus(result, status) };
}

/** Whether a form was refused stands in the answer's status; redirects and errors have their own. */
function withStatus({ type, result }: DataStrategyResult, status: number | undefined): DataStrategyResult {
  const hasOwn = result instanceof Response || isRouteErrorResponse(result) || status === undefined;
  return { type, result: hasOwn || type === "error" ? result : data(result, status) };
}

async function settled(work: unknown): Promise<DataStrategyResult> {
  try {
    return { type: "data", result: await work };
  } catch (failure) {
    return { type: "error", result: failure };
  }
}

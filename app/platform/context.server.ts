import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "./services.server.ts";
import { noPolicy, type RoutePolicy } from "./web/route-policy.ts";

/** What is known of the request itself, before any room looks at it. */
export interface RequestFacts {
  id: string;
  clientAddress: string;
  /** Sent by no page of the shop's own: only routes that are open to other sites meet such a form. */
  isFromElsewhere: boolean;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
/** What the route that answers says of itself. */
export const routePolicyContext = createContext<RoutePolicy>(noPolicy);

/** Is it one of the staff who sees a shop that strangers do not see yet? */
export const beforeOpeningContext = createContext(false);

type Context = Readonly<RouterContextProvider>;

/** The shop's services, inside a loader or an action. */
export const services = (context: Context): Services => context.get(servicesContext);

/** The request's id and sender, inside a loader or an action. */
export const requestFacts = (context: Context): RequestFacts => context.get(requestContext);

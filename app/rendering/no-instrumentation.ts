// Stands in the browser for the framework's instrumentation, which this shop does not use there
// (dev/lean-router.ts).

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const getRouteInstrumentationUpdates = (): object => ({});
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
export const instrumentHandler = <Handler>(handler: Handler): Handler => handler;
export const instrumentationResultMetaContext = undefined;

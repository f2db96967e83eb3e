import { BackLink } from "#ui/page/back-link.tsx";
import { connectionsPath } from "../endpoint-paths.ts";
import { webhooksText as text } from "../webhooks.text.ts";

/** Leads from a webhook's pages to all connections. */
export const BackToConnections = () => <BackLink to={connectionsPath}>{text.back}</BackLink>;

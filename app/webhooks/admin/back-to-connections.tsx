import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { connectionsPath } from "../endpoints/endpoint-paths.ts";
import { webhooksText as text } from "../webhooks.text.ts";

/** Leads from a webhook's pages to all connections. */
export const BackToConnections = () => (
  <Link to={connectionsPath} className="action mb-1 text-sm">
    <Icon name="chevron-left" className="-ml-1 size-5" />
    {text.back}
  </Link>
);

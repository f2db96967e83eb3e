import { Link } from "#ui/link.tsx";
import { settingsText } from "../settings.text.ts";
import { serverPath } from "./server-settings.ts";

/** Leads from a page of the owner's to the one that names settings of the server. */
export const AskWhoRuns = ({ about }: { about: "mail" | "cards" | "backups" | "couriers" }) => (
  <p>
    <Link to={`${serverPath}#${about}`} className="action text-sm">
      {settingsText.askRunner}
    </Link>
  </p>
);

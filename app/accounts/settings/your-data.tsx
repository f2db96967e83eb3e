import { Link } from "#ui/link.tsx";
import { SettingsPart } from "../settings-part.tsx";
import { ownSettingsText } from "./settings.text.ts";

/** What the shop keeps: to take along, and to have erased. */
export function YourData() {
  return (
    <SettingsPart title={ownSettingsText.data.title}>
      <p className="max-w-measure text-ink-2">{ownSettingsText.data.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-8">
        {/* A file, not a page: the browser saves it by itself. */}
        <a href="/dashboard/settings/data" download className="action">
          {ownSettingsText.data.download}
        </a>
        <Link to="/dashboard/settings/delete" className="action">
          {ownSettingsText.data.erase}
        </Link>
      </p>
    </SettingsPart>
  );
}

import { Link } from "#ui/link.tsx";
import { ownSettingsText } from "./settings.text.ts";
import { SettingsPart } from "./settings-part.tsx";

const { data: text } = ownSettingsText;

/** What the shop keeps: to take along, and to have erased. */
export function YourData() {
  return (
    <SettingsPart title={text.title}>
      <p className="max-w-measure text-ink-2">{text.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-8">
        {/* A file, not a page: the browser saves it by itself. */}
        <a href="/dashboard/settings/data" download className="action">
          {text.download}
        </a>
        <Link to="/dashboard/settings/delete" className="action">
          {text.erase}
        </Link>
      </p>
    </SettingsPart>
  );
}

import type { EditedKind } from "#translations/text-sources.server.ts";
import type { HindiCount } from "#translations/texts-of-records.db.server.ts";
import { translationPath } from "#translations/translation-path.ts";
import { Link } from "#ui/link.tsx";
import { hindiText } from "./hindi.text.ts";

interface HindiLineProps {
  kind: EditedKind;
  id: string;
  /** Undefined where the record has no texts yet. */
  hindi: HindiCount | undefined;
}

/** How much of a record is said in Hindi, and the way to where it is written (HINDI-43). */
export function HindiLine({ kind, id, hindi }: HindiLineProps) {
  if (!hindi) return null;
  const count = hindiText.count(hindi.hindi, hindi.texts);
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 text-sm">
      <span>{hindi.old > 0 ? `${count}, ${hindiText.old(hindi.old)}` : count}</span>
      <Link to={translationPath(kind, id)} className="action text-sm">
        {hindiText.translate}
      </Link>
    </p>
  );
}

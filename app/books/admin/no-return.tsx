import { useMay } from "#accounts/permissions/held-context.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { booksText as text } from "../books.text.ts";
import type { Book } from "../reading/read-book.server.ts";
import { ProblemsPart } from "./problems-part.tsx";
import { LeftOut } from "./sums-part.tsx";

/** A month that no return is due for: it has papers without a GSTIN, or none. */
export function NoReturn({ book: { leftOut, tables } }: { book: Book }) {
  const lacksGstin = !useShop().gstin;
  const settings = useSettingsLink();
  const enter = lacksGstin && text.enterGstin;
  if (leftOut.length === 0)
    return (
      <EmptyState title={text.none.title} text={enter || text.none.text} action={lacksGstin && settings} />
    );
  return (
    <div className="grid gap-8">
      <div className="max-w-measure">
        <h2 className="text-lg">{text.noGstin.title}</h2>
        <p className="mt-2 text-sm">
          {text.noGstin.text} {enter}
        </p>
        <LeftOut totals={leftOut} />
        <p className="mt-2 text-sm text-ink-2">{text.handicraft}</p>
        {lacksGstin && settings && <p className="mt-4">{settings}</p>}
      </div>
      {tables.problems.count > 0 && <ProblemsPart problems={tables.problems} />}
    </div>
  );
}

/** Whoever looks after the money alone has no Settings. */
function useSettingsLink() {
  const mayEnter = useMay()("settings");
  return mayEnter && <ButtonLink to="/admin/dashboard/settings">{text.toSettings}</ButtonLink>;
}

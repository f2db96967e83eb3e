import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { filterPanel } from "./filter-panel.tsx";
import { shopText } from "./shop.text.ts";

/**
 * On a phone, the way to the filters in reach of the thumb: a sheet with script, else the part of the page.
 */
export function FilterDock() {
  return (
    <div className="dock -mx-(--gutter) mt-8 md:hidden">
      <Button wide popoverTarget={filterPanel} className="needs-script">
        <Icon name="filter" className="size-5.5" />
        {shopText.showFilters}
      </Button>
      <noscript>
        <ButtonLink wide to={`#${filterPanel}`}>
          {shopText.showFilters}
        </ButtonLink>
      </noscript>
    </div>
  );
}

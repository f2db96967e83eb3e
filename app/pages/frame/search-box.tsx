import type { SubmitEvent, ToggleEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "#ui/media/icon.tsx";
import { closePopover, usePopover } from "#ui/overlay/popover.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { menuText } from "../frame.text.ts";
import { hasOwnSearch } from "./navigation.ts";

const panelId = "site-search";

/** The search toggle and its box. Without script, it is a popover with a plain form. */
export function SearchBox() {
  const { pathname } = useLocation();
  if (hasOwnSearch(pathname)) return null;
  return (
    <>
      <button type="button" popoverTarget={panelId} aria-label={menuText.search} className="icon-button">
        <Icon name="search" />
      </button>
      <SearchPanel />
    </>
  );
}

function SearchPanel() {
  const panel = usePopover();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const words = String(new FormData(form).get("q") ?? "").trim();
    if (!words) return;
    closePopover(panel.current);
    form.reset();
    void navigate(`/shop?${new URLSearchParams({ q: words })}`);
  };
  return (
    <div
      ref={panel}
      id={panelId}
      popover="auto"
      onToggle={(event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "open") event.currentTarget.querySelector("input")?.focus();
      }}
      className="fixed top-(--header-height) left-0 w-full bg-paper py-4 text-ink rule-double md:py-6"
    >
      <Wrap>
        <search>
          <form action={localPath("/shop")} onSubmit={search} className="relative max-w-form">
            <label className="mb-1 block text-sm font-semibold" htmlFor="site-search-words">
              {menuText.searchProducts}
            </label>
            <Icon name="search" className="absolute bottom-3 left-3 size-6 text-ink-2" />
            <input
              id="site-search-words"
              type="search"
              name="q"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={menuText.searchExample}
              className="control h-12 border-edge pt-0.5 pr-4 pl-12"
            />
          </form>
        </search>
      </Wrap>
    </div>
  );
}

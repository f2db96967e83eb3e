import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { HindiCount } from "#translations/texts-of-records.db.server.ts";
import { type TextKind, translationPath } from "#translations/translatable.ts";
import { Tabs } from "#ui/list/tabs.tsx";
import { hindiText } from "./words/records.text.ts";

interface BothLanguagesProps {
  kind: TextKind;
  id: string;
  /** Undefined where the record has no texts yet. */
  hindi: HindiCount | undefined;
  /** The list that its form leads back to. */
  from?: string;
  children: ReactNode;
}

/** A record's English form below the tabs of both languages, with what its Hindi lacks (HINDI-43). */
export function BothLanguages({ kind, id, hindi, from, children }: BothLanguagesProps) {
  const { pathname, search } = useLocation();
  if (!hindi) return children;
  return (
    <LanguageTabs
      current="english"
      english={pathname + search}
      hindi={translationPath(kind, id, from)}
      open={hindiText.open(hindi.texts - hindi.hindi, hindi.old)}
    >
      {children}
    </LanguageTabs>
  );
}

interface LanguageTabsProps {
  current: "english" | "hindi";
  english: string;
  hindi: string;
  /** The open work on its Hindi, if there is any. */
  open: string | undefined;
  children: ReactNode;
}

/** A record's form in English, and the one of its Hindi beside it: each is a place of its own. */
export function LanguageTabs({ current, english, hindi, open, children }: LanguageTabsProps) {
  return (
    <Tabs
      id="languages"
      label={hindiText.languages}
      tabs={[
        { to: english, label: hindiText.english, current: current === "english" },
        { to: hindi, label: hindiText.hindi, lang: "hi", count: open, current: current === "hindi" },
      ]}
    >
      {children}
    </Tabs>
  );
}

import type { ReactNode } from "react";
import { Tabs } from "#ui/list/tabs.tsx";
import { accountText, labelText } from "../account.text.ts";
import { AccountFrame } from "../account-parts.tsx";

interface LoginTabsProps {
  current: "login" | "signUp";
  /** The page that the visitor came from, passed on from tab to tab. */
  from?: string | undefined;
  children: ReactNode;
}

/** The two ways in: each is an address of its own. */
export function LoginTabs({ current, from, children }: LoginTabsProps) {
  const search = from ? `?${new URLSearchParams({ from })}` : "";
  const { title, intro } = accountText[current];
  return (
    <AccountFrame title={title} intro={intro}>
      <Tabs
        id="account"
        label={labelText.account}
        tabs={[
          { to: `/login${search}`, label: accountText.login.tab, current: current === "login" },
          { to: `/signup${search}`, label: accountText.signUp.tab, current: current === "signUp" },
        ]}
      >
        {children}
      </Tabs>
    </AccountFrame>
  );
}

import { returnPath } from "#accounts/session/return-path.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/subscribed.page.ts";
import { newsletterText, subscribedText } from "./newsletter.text.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

const outcomes = ["subscribed", "invalid", "tooMany"] as const;

/** Where the newsletter's form leads without script: its outcome, and the way back. */
export function loader({ url }: Route.LoaderArgs) {
  const outcome = outcomes.find((each) => each === url.searchParams.get("as")) ?? "invalid";
  return { outcome, back: returnPath(url.searchParams.get("back")) ?? "/" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: subscribedText.title,
    description: subscribedText.description,
    path: "/subscribed",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function SubscribedPage({ loaderData: { outcome, back } }: Route.ComponentProps) {
  const { title, text } = newsletterText[outcome];
  return (
    <Wrap>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={<ButtonLink to={back}>{subscribedText.next[outcome]}</ButtonLink>}
      />
    </Wrap>
  );
}

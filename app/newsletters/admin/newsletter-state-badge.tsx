import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import type { NewsletterState } from "./newsletter.ts";
import { newsletterAdminText } from "./newsletter-admin.text.ts";

const tones: Record<NewsletterState, StatusTone> = {
  draft: "grey",
  sending: "blue",
  paused: "yellow",
  sent: "green",
  stopped: "red",
};

export const NewsletterStateBadge = ({ state }: { state: NewsletterState }) => (
  <StatusBadge tone={tones[state]}>{newsletterAdminText.states[state]}</StatusBadge>
);

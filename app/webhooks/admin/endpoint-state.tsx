import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import type { EndpointState } from "../endpoints/endpoint.ts";
import { webhooksText as text } from "../webhooks.text.ts";

const tones: Record<EndpointState, StatusTone> = { on: "green", paused: "grey", stopped: "red" };

export const EndpointStateBadge = ({ state }: { state: EndpointState }) => (
  <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
);

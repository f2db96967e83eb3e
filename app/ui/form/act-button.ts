import { useNavigation } from "react-router";

/** The button of an act: its value for the server, and whether it is under way. */
export function useActButton<Intent extends string>(intent: Intent) {
  const { state, formData } = useNavigation();
  const sent = state === "idle" ? undefined : formData?.get("intent");
  return {
    type: "submit",
    name: "intent",
    value: intent,
    pending: sent === intent,
    disabled: typeof sent === "string" && sent !== intent,
    className: "justify-self-start max-sm:w-full",
  } as const;
}

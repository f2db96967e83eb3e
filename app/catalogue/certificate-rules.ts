/** For which pieces of a product certificates are issued (CERTIFICATE-1). */
export const certificateRules = ["limited", "always", "never"] as const;

export const certificateLabels: Record<(typeof certificateRules)[number], string> = {
  limited: "If it is limited",
  always: "For each piece",
  never: "None",
};

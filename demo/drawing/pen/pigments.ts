/** The pigments of the house look; nothing is drawn in another colour, save the cloths. */
export const PIGMENT = {
  ink: "#1E1A18",
  geru: "#A6342B",
  turmeric: "#E0A526",
  indigo: "#27406B",
  leaf: "#3F6B43",
  palash: "#D9622B",
  rose: "#C9586C",
  paper: "#FBF6EC",
  fold: "#F1E7D3",
} as const;

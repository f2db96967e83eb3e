import type { Technique } from "#catalogue/product.ts";

const madeBy: Record<Technique, string> = {
  "hand-painted": "Painted by",
  embroidered: "Embroidered by",
  printed: "Printed by",
  other: "Made by",
};

export const makerText = {
  label: "The maker",
  madeBy: (technique: Technique, name: string) => `${madeBy[technique]} ${name}`,
  story: "Read the whole story",
};

import type { Technique } from "#catalogue/product.ts";
import type { CertificateFacts } from "../certificate.ts";

/** How a piece came to be. Only what was painted says so (CERTIFICATE-43). */
const ways: Readonly<Record<Technique, string>> = {
  "hand-painted": "Painted by hand",
  embroidered: "Embroidered by hand",
  printed: "Printed",
  other: "Made by hand",
};

export const cardText = {
  title: "Certificate of Authenticity",
  number: (number: number, edition: string | null) =>
    edition === null ? `No. ${number}` : `No. ${number} · ${edition}`,
  way: ({ technique, maker }: CertificateFacts) =>
    maker === null ? ways[technique] : `${ways[technique]} by`,
  lookUp: "Everybody can look it up:",
  issued: (day: string) => `Issued ${day}`,
  /** Only paintings are goods of the indication (CERTIFICATE-44). */
  gi: ({ technique }: CertificateFacts, number: string | undefined) =>
    technique === "hand-painted" && number !== undefined
      ? `Madhubani Painting (GI)\nAuthorised user no. ${number}`
      : "",
  fold: "Fold this strip to the back, or cut it off and keep it",
  secret: "Your secret",
  use: "Open the address above, press ‘I Own This’ and give this secret. It works once.",
  claimed: "Its owner has claimed it: its secret is used up.",
  void: "This certificate is void.",
  untold: "Its secret was printed before and can’t be printed again.",
};

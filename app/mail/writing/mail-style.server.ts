import type { CSSProperties } from "react";

// Mail programs know no stylesheet of ours: the paper's colours stand at each element.

export const colours = {
  paper: "#FBF6EC",
  fold: "#F1E7D3",
  ink: "#1E1A18",
  soft: "#5C5046",
  hair: "#D8C9AC",
  geru: "#A6342B",
  onGeru: "#FFFAF0",
  indigo: "#27406B",
  turmeric: "#E0A526",
} as const;

const display = "Eczar, Georgia, 'Times New Roman', serif";
const text = "Mukta, 'Segoe UI', Roboto, Arial, sans-serif";

const plain: CSSProperties = { color: colours.ink, fontSize: "16px", lineHeight: "26px", margin: "0 0 14px" };
const heading: CSSProperties = {
  color: colours.ink,
  fontFamily: display,
  fontWeight: 500,
  lineHeight: "1.2",
  margin: "0 0 12px",
};
const cell: CSSProperties = {
  borderBottom: `1px solid ${colours.hair}`,
  color: colours.ink,
  fontSize: "16px",
  lineHeight: "24px",
  padding: "9px 0",
  verticalAlign: "top",
};

/** So wide is what stands in a mail at most, in pixels. */
export const mailWide = 536;

export const styles = {
  body: { backgroundColor: colours.fold, fontFamily: text, margin: 0, padding: "24px 8px" },
  /** The double outline of the paintings, as around the shop's own frames. */
  sheet: { backgroundColor: colours.paper, border: `4px double ${colours.ink}`, maxWidth: "600px" },
  inside: { padding: "20px 28px 24px" },
  plain,
  note: { ...plain, color: colours.soft, fontSize: "15px", lineHeight: "24px" },
  shopName: { ...heading, color: colours.geru, fontSize: "20px", margin: "0 0 20px" },
  title: { ...heading, fontSize: "30px" },
  heading: { ...heading, fontSize: "20px", margin: "26px 0 8px" },
  cell,
  term: { ...cell, color: colours.soft, paddingRight: "16px", width: "34%" },
  amount: { ...cell, paddingLeft: "16px", textAlign: "right", whiteSpace: "nowrap" },
  bill: { borderTop: `1px solid ${colours.ink}`, margin: "20px 0 8px" },
  total: { ...cell, border: 0, fontWeight: 600 },
  totalAmount: {
    ...cell,
    border: 0,
    fontFamily: display,
    fontSize: "22px",
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  action: {
    backgroundColor: colours.geru,
    borderRadius: "3px",
    color: colours.onGeru,
    fontSize: "17px",
    fontWeight: 600,
    padding: "13px 24px",
    textDecoration: "none",
  },
  footer: { color: colours.soft, fontSize: "14px", lineHeight: "22px", margin: 0 },
  link: { color: colours.indigo },
  /** As wide as its place at most, whatever its size. */
  picture: { border: 0, display: "block", height: "auto", maxWidth: "100%" },
} satisfies Record<string, CSSProperties>;

/**
 * For mail programs that show mails on a dark ground: the paper turns to lamp black, the drawing's reds
 * lighten.
 */
export const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-ground,.m-ground>table>tbody>tr>td{background-color:#12100F!important}
.m-sheet{background-color:#1E1A18!important;border-color:#CDBFAB!important}
.m-ink{color:#FBF6EC!important}.m-soft{color:#CDBFAB!important}
.m-name{color:#EFA79F!important}.m-link{color:#A9BFEA!important}
.m-line{border-color:#5C5046!important}.m-rule{border-color:#CDBFAB!important}
}
@media (max-width:480px){.m-inside>tbody>tr>td{padding:16px 18px 20px!important}.m-title{font-size:26px!important}}
`;

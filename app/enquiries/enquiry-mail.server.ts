/** A fact of an enquiry; blank ones are left out. */
export type MailRow = readonly [term: string, value: string | null | undefined];

interface EnquiryMail {
  title: string;
  intro: string;
  rows?: readonly MailRow[];
  outro?: string;
}

const paper = "background:#FBF6EC;color:#1E1A18;font:16px/1.55 Mukta,'Segoe UI',Roboto,Arial,sans-serif";
const sheet = "max-width:560px;margin:24px auto;padding:28px 24px;border:4px double #1E1A18";
const heading = "font:500 26px/1.15 Eczar,Georgia,'Times New Roman',serif;margin:0 0 12px";
const term = "text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid #D8C9AC";
const value = "padding:8px 0;border-bottom:1px solid #D8C9AC";

/** The bodies of a mail about an enquiry. Nothing that somebody typed becomes markup. */
export function enquiryMail({ title, intro, rows = [], outro = "" }: EnquiryMail): {
  html: string;
  text: string;
} {
  const filled = rows.flatMap(([name, said]) => (said ? [{ name, said }] : []));
  const table = filled.map(
    ({ name, said }) =>
      `<tr><th scope="row" style="${term}">${escapeHtml(name)}</th><td style="${value}">${escapeHtml(said)}</td></tr>`,
  );
  const html = [
    `<div lang="en-IN" style="${paper}"><div style="${sheet}">`,
    `<h1 style="${heading}">${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p>`,
    table.length > 0 ? `<table style="border-collapse:collapse;width:100%">${table.join("")}</table>` : "",
    outro ? `<p>${escapeHtml(outro)}</p>` : "",
    "</div></div>",
  ].join("\n");
  const lines = filled.map(({ name, said }) => `${name}: ${said}`);
  const text = [title, intro, lines.join("\n"), outro].filter(Boolean).join("\n\n");
  return { html, text };
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");

import { randomInt } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { settingsPaths } from "#settings/settings-frame.tsx";
import { type Act, type Copies, countIn } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";

/** What a form of the settings sends, as it was rendered once. */
const pressing =
  ({ visit }: Copies, path: string, fields: Record<string, string>) =>
  () =>
    ownersForm(visit, path, fields);

/** How many more there are of something that was there before. */
async function moreOf({ db }: Copies, query: RawBuilder<unknown>) {
  const before = await countIn(db, query);
  return async () => (await countIn(db, query)) - before;
}

/** The draft of this text in the owner's own words, which nobody has kept or shown yet. */
async function keptDraft(copies: Copies, kind: "faq" | "policy", key: string, keep: () => Promise<Response>) {
  await sql`delete from text_drafts where kind = ${kind} and key = ${key}`.execute(copies.db);
  await keep();
  return sql`select count(*) from text_drafts where kind = ${kind} and key = ${key} and is_shown`;
}

/** 'I Have Read It, Show It' of a policy that its owner has put into her own words. */
const showPolicy: Act = {
  name: "a drafted policy shown",
  steps: ["update text_drafts", "insert policy_pages", "insert translations", "insert audit_log"],
  async ready(copies) {
    const path = `${settingsPaths.texts}/terms`;
    await sql`delete from policy_pages where slug = 'terms'`.execute(copies.db);
    const words = {
      ...{ ofDraft: "terms", title: "Our Terms", html: "<p>Law.</p>", metaDescription: "" },
      ...{ hindiTitle: "हमारी शर्तें", hindiHtml: "<p>क़ानून।</p>", hindiMeta: "" },
    };
    const keep = pressing(copies, path, { ...words, version: "0", intent: "draft" });
    const ended = await keptDraft(copies, "policy", "terms", keep);
    const audits = sql`select count(*) from audit_log where action = 'policy_page.written'`;
    return {
      press: pressing(copies, path, { ...words, version: "1" }),
      traces: {
        pages: sql`select count(*) from policy_pages where slug = 'terms' and title = 'Our Terms'`,
        "titles in Hindi": sql`select count(*) from translations
          where kind = 'policy' and record_id = 'terms' and field = 'title'`,
        "drafts that are over": ended,
        "audit rows": await moreOf(copies, audits),
      },
    };
  },
};

const showAnswer: Act = {
  name: "a drafted answer shown",
  steps: ["update text_drafts", "insert faq_entries", "insert audit_log", "insert translations"],
  async ready(copies) {
    const question = `How long does it take to ${randomInt(1e9)}?`;
    const hindi = { hindiQuestion: "कितने दिन?", hindiAnswer: "<p>सात।</p>" };
    const words = { draft: "time", question, answer: "<p>A week.</p>", ...hindi };
    const keep = pressing(copies, settingsPaths.faq, { ...words, version: "0", intent: "draft" });
    const ended = await keptDraft(copies, "faq", "time", keep);
    const its = sql`select id from faq_entries where question = ${question}`;
    return {
      press: pressing(copies, settingsPaths.faq, { draft: "time", version: "1", intent: "show" }),
      traces: {
        questions: sql`select count(*) from faq_entries where question = ${question}`,
        "answers in Hindi": sql`select count(*) from translations
          where kind = 'faq' and record_id in (${its}) and field = 'answer'`,
        "drafts that are over": ended,
        "audit rows": sql`select count(*) from audit_log
          where action = 'faq_entry.added' and detail ->> 'question' = ${question}`,
      },
    };
  },
};

export const draftActs: readonly Act[] = [showPolicy, showAnswer];

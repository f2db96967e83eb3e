import { Fragment } from "react";
import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { labelLabels } from "#translations/product-words.text.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { languageNow } from "#values/language/language.ts";
import { productList } from "../list/product-list.ts";
import { labelsPdfPath } from "./label-papers.ts";
import { printLabelsText as text } from "./print-labels.text.ts";
import { type LabelToPrint, readLabel } from "./read-label.db.server.ts";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

const server = adminView(policy, async ({ db, config }, { params: { id = "" } }) => {
  const asked = { variant: null, month: null, language: languageNow() };
  const found = (await readLabel(db, id, asked, () => config.shop)) ?? null;
  return data({ found }, { status: found ? 200 : 404 });
});
const browser = adminViewInBrowser({
  title: (shown?: { found: LabelToPrint | null }) =>
    shown?.found ? text.title(shown.found.label.name) : text.link,
  unread: () => ({ found: null }),
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

/** How many labels of a product are printed, and on what; the file opens beside (LABEL-3). */
export default function LabelsPage({ loaderData, params: { id } }: AdminPageProps<typeof server, "id">) {
  const found = loaderData?.found;
  if (!found) return <EmptyState title={text.gone} />;
  const { label, variants } = found;
  const missing = Object.values(labelLabels).filter((name) => !label.rows.some((row) => row.label === name));
  return (
    <>
      <BackLink to={productList.address({}, { edit: id })}>{text.back}</BackLink>
      <PageHead title={text.title(label.name)} />
      <div className="grid max-w-4xl gap-8 md:grid-cols-2 md:gap-x-10">
        <form action={labelsPdfPath(id)} target="_blank" className="grid content-start gap-4" rel="noopener">
          <Field
            label={text.pieces}
            name="pieces"
            defaultValue={12}
            required
            inputMode="numeric"
            hint={text.piecesHint}
          />
          {variants.length > 0 && (
            <SelectField
              label={text.variant}
              name="v"
              required
              options={variants.map(({ key, text: label }) => ({ value: key, label }))}
            />
          )}
          <SelectField label={text.paper} name="paper" required options={optionsOf(text.papers)} />
          <Field label={text.month} name="month" autoComplete="off" hint={text.monthHint} />
          <SelectField
            label={text.language}
            name="language"
            required
            defaultValue={languageNow()}
            options={optionsOf(text.languages)}
          />
          <Button type="submit" variant="primary">
            {text.print}
          </Button>
        </form>
        <TitledPart title={text.example}>
          <div className="frame-double px-4 py-3 text-sm">
            <p className="font-semibold">{label.name}</p>
            <p className="text-ink-2">{[label.shop, label.option, label.sku].filter(Boolean).join(" · ")}</p>
            <p className="mt-1 font-semibold">{label.mrp}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
              {label.rows.map((row) => (
                <Fragment key={row.label}>
                  <dt className="text-ink-2">{row.label}</dt>
                  <dd className="min-w-0 break-words">{row.text}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
          {missing.length > 0 && <p className="text-sm">{text.missing(missing)}</p>}
        </TitledPart>
      </div>
    </>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

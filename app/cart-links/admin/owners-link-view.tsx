import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { FoundLine } from "#ui/list/found-line.tsx";
import { SearchInput } from "#ui/list/search-input.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { LinkToCopy } from "#ui/page/share-links.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { languageNames, languages } from "#values/language/language.ts";
import { cartLinkAdminPath, codeParameter } from "./cart-link-query.ts";
import type { CartLinkShown, ChosenLine, MadeCartLink } from "./make-link.server.ts";
import { ownersLinkText as text } from "./owners-link.text.ts";

/** One form that is sent by GET: what is chosen stands in the page's address, and nowhere else. */
export const OwnersLinkView = ({ query, found, lines, codeError, made }: CartLinkShown) => (
  <div className="grid max-w-[46rem] gap-8">
    <Form method="get" action={cartLinkAdminPath} preventScrollReset className="grid gap-6">
      <div>
        <SearchInput label={text.find} query={query.q} />
        <Found q={query.q} found={found} />
      </div>
      <TitledPart title={text.chosen}>
        {lines.length === 0 && <p className="text-sm text-ink-2">{text.nothing}</p>}
        <ul className="divide-y divide-hair">
          {lines.map((line) => (
            <ChosenLineFields key={line.at} line={line} />
          ))}
        </ul>
      </TitledPart>
      {lines.length > 0 && (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field
              name={codeParameter}
              label={text.code}
              autoComplete="off"
              defaultValue={query.code}
              hint={text.codeHint}
              {...(codeError && { error: codeError })}
            />
            <SelectField
              name="opens"
              label={text.language}
              hideOptional
              defaultValue={query.language}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
          </div>
          <Button type="submit" variant={made ? "outline" : "primary"} className="justify-self-start">
            {text.show}
          </Button>
        </>
      )}
    </Form>
    {made && <MadePart made={made} />}
  </div>
);

const Found = ({ q, found }: { q: string; found: CartLinkShown["found"] }) => (
  <>
    {q !== "" && found.length === 0 && <p className="mt-3 text-sm">{text.noneFound}</p>}
    <ul className="mt-2 divide-y divide-hair">
      {found.map(({ id, name, sku, picture }) => (
        <FoundLine key={id} picture={picture} title={name} note={sku ?? ""}>
          <Button type="submit" name="add" value={id} small aria-label={text.addNamed(name)}>
            {text.add}
          </Button>
        </FoundLine>
      ))}
    </ul>
  </>
);

function ChosenLineFields({ line }: { line: ChosenLine }) {
  const { at, goods } = line;
  const name = goods?.name ?? text.gone;
  return (
    <li className="grid gap-2 py-3">
      <input type="hidden" name="id" value={line.id} />
      <ul>
        <FoundLine picture={goods?.picture ?? null} title={name} note={goods?.sku ?? ""}>
          <Button
            type="submit"
            name="remove"
            value={String(at)}
            variant="text"
            small
            aria-label={text.removeNamed(name)}
          >
            {text.remove}
          </Button>
        </FoundLine>
      </ul>
      {goods ? (
        <OptionAndPieces line={line} goods={goods} />
      ) : (
        <>
          <input type="hidden" name="option" value={line.option} />
          <input type="hidden" name="pieces" value={line.pieces} />
          <FieldNotes id={`gone-${at}`} error={text.errors.gone} />
        </>
      )}
    </li>
  );
}

function OptionAndPieces({ line, goods }: { line: ChosenLine; goods: NonNullable<ChosenLine["goods"]> }) {
  const isOpen = goods.options.length > 0 && line.option === "";
  return (
    <>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3">
        {goods.options.length > 0 ? (
          <SelectField
            name="option"
            label={text.option}
            hideOptional
            defaultValue={line.option}
            options={[
              { value: "", label: text.buyerChooses },
              ...goods.options.map(({ key, text: label }) => ({ value: key, label })),
            ]}
          />
        ) : (
          <input type="hidden" name="option" value="" />
        )}
        <Field
          name="pieces"
          label={text.pieces}
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={line.pieces}
          {...(line.error && { error: line.error })}
        />
      </div>
      {goods.asksText && <p className="text-sm text-ink-2">{text.writes}</p>}
      {isOpen && !goods.asksText && <p className="text-sm text-ink-2">{text.open}</p>}
    </>
  );
}

const MadePart = ({ made: { link, words, qr } }: { made: MadeCartLink }) => (
  <TitledPart title={text.link}>
    <LinkToCopy label={text.link} link={link}>
      <a
        href={`https://wa.me/?${new URLSearchParams({ text: words })}`}
        target="_blank"
        rel="noopener noreferrer"
        className="action"
      >
        <Icon name="whatsapp" className="size-5" />
        {text.whatsapp}
      </a>
    </LinkToCopy>
    {qr ? <QrPicture qr={qr} label={text.qr} /> : <p className="text-sm">{text.qrTooLong}</p>}
    <a href={link} target="_blank" rel="noopener" className="action justify-self-start">
      {text.see}
    </a>
  </TitledPart>
);

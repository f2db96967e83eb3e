import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { speaking } from "#platform/language/speaking.server.ts";
import { contentSecurityPolicy } from "#platform/web/security-headers.server.ts";
import { MakerRingPart } from "#push/maker/maker-ring.tsx";
import {
  type Language,
  languageNames,
  languageNow,
  languages,
  languageTag,
} from "#values/language/language.ts";
import { looks } from "./looks.ts";
import { text as script } from "./maker-page.inline.ts?script";
import { makerPageText as text } from "./maker-page.text.ts";
import type { MakerPage } from "./own-work.ts";
import { Sign } from "./signs.tsx";
import { Saying, Work } from "./work-view.tsx";

interface Answering {
  status?: number;
  assetOrigin?: string | undefined;
  /** As a Set-Cookie line has it. */
  cookie?: string;
}

/** A maker's work, in the language of the moment. */
export function workAnswer(page: MakerPage, how: Answering): Response {
  const { works, further, told, name } = page;
  const isToldAbove = told && !works.some(({ id }) => id === told.partId);
  return makerAnswer(
    <MakerDocument title={`${text.title} · ${name}`}>
      <MakerHead name={name} />
      {page.money !== undefined && (
        <nav>
          <a href={page.money} className="button">
            <b>₹</b> {text.money}
          </a>
        </nav>
      )}
      {page.whatsapp !== undefined && (
        <nav>
          <a href={page.whatsapp} className="button">
            WhatsApp
          </a>
        </nav>
      )}
      <main>
        {isToldAbove && <Saying told={told} quote={told.problem ?? ""} />}
        {works.length === 0 && (
          <div className="alone">
            <p>{text.none}</p>
          </div>
        )}
        {works.map((work, place) => (
          <Work key={work.id} page={page} work={work} isFirst={place === 0} />
        ))}
        {further > 0 && <p className="note">{text.further(String(further))}</p>}
      </main>
      <MakerRingPart path={page.path} ring={page.ring} bell={<Sign of="bell" />} />
      <OtherLanguage path={page.path} />
    </MakerDocument>,
    how,
  );
}

export const MakerHead = ({ name, title = text.title }: { name: string; title?: string }) => (
  <header>
    <img src="/mark.svg" alt="" width="44" height="44" />
    <h1>
      <small>{title}</small>
      {name}
    </h1>
  </header>
);

/** The same page in the other language. */
export const OtherLanguage = ({ path }: { path: string }) => (
  <footer>
    {languages
      .filter((language) => language !== languageNow())
      .map((language) => (
        <a key={language} href={`${path}?language=${language}`} lang={language}>
          {languageNames[language]}
        </a>
      ))}
  </footer>
);

interface CodePage {
  name: string;
  path: string;
  chosen: Language | undefined;
  /** Why it is asked again. */
  refused: "wrong" | "locked" | undefined;
}

/** Asks for the four digits before anything is shown. */
export const codeAnswer = ({ name, path, chosen, refused }: CodePage, how: Answering): Response =>
  makerAnswer(
    <MakerDocument title={text.title}>
      <MakerHead name={name} />
      <main>
        <form method="post" action={path} noValidate className="alone">
          {refused && <Saying told={{ partId: "", text: text.code[refused], isRefusal: true }} />}
          {chosen && <input type="hidden" name="language" value={chosen} />}
          <label htmlFor="code">{text.code.label}</label>
          <input
            id="code"
            name="code"
            className="code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
          />
          <button type="submit" name="act" value="code" className="ok">
            <Sign of="check" /> {text.code.open}
          </button>
        </form>
      </main>
      <OtherLanguage path={path} />
    </MakerDocument>,
    how,
  );

/** What is said of a link that opens nothing; nobody knows in which language. */
export const unknownAnswer = (): Response =>
  makerAnswer(
    <MakerDocument title={text.unknown.title}>
      <main>
        {inBoth(() => (
          <Closed {...text.unknown} />
        ))}
      </main>
    </MakerDocument>,
    { status: 404 },
  );

/** What can't be answered now is sent again by one press; only a photo is chosen anew. */
export const failedAnswer = ({ path, form }: { path: string; form?: FormData | undefined }, status: number) =>
  makerAnswer(
    <MakerDocument title={text.failed.title}>
      <main>
        {inBoth(() => (
          <Closed {...text.failed}>
            <form method={form ? "post" : "get"} action={path}>
              {[...(form ?? [])].map(
                ([name, value]) =>
                  typeof value === "string" && <input key={name} type="hidden" name={name} value={value} />,
              )}
              <button type="submit" className="ok">
                {text.tryAgain}
              </button>
            </form>
          </Closed>
        ))}
      </main>
    </MakerDocument>,
    { status },
  );

const inBoth = (view: () => ReactNode): ReactNode =>
  (["hi", "en"] as const).map((language) => (
    <div key={language} className="alone" lang={languageTag(language)}>
      {speaking(language, view)}
    </div>
  ));

const Closed = ({ title, text: words, children }: { title: string; text: string; children?: ReactNode }) => (
  <>
    <h1>{title}</h1>
    <p>{words}</p>
    {children}
  </>
);

/** The frame of every page of a maker's. */
export const MakerDocument = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang={languageTag()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content="#FBF6EC" />
      <title>{title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/ring.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own */}
      <style dangerouslySetInnerHTML={{ __html: looks }} />
    </head>
    <body>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </body>
  </html>
);

/** A maker's page as it is answered: nothing keeps it, lists it, or learns its address. */
export function makerAnswer(view: ReactNode, { status = 200, assetOrigin, cookie }: Answering): Response {
  // The library would have what is first on the page fetched by a line that weighs more than it helps.
  const markup = renderToStaticMarkup(view).replaceAll(/<link rel="preload"[^>]*>/g, "");
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": contentSecurityPolicy([script], [], assetOrigin),
  });
  if (cookie !== undefined) headers.set("Set-Cookie", cookie);
  return new Response(`<!doctype html>${markup}`, { status, headers });
}

import type { ReactNode } from "react";
import type { Language } from "#values/language/language.ts";
import type { MakerStanding } from "./maker-standing.server.ts";
import { makerWhatsappText as text } from "./maker-whatsapp.text.ts";

interface ViewProps {
  standing: MakerStanding;
  /** Of the maker's work, below which this page is. */
  path: string;
  chosen: Language | undefined;
}

/** One question, one answer: no box to tick, no field to fill. */
export const MakerWhatsappView = ({ standing, path, chosen }: ViewProps) => (
  <>
    <nav>
      <a href={`${path}${chosen ? `?language=${chosen}` : ""}`} className="button">
        {text.work}
      </a>
    </nav>
    <main>
      <div className="alone">{saidOf(standing, path, chosen)}</div>
    </main>
  </>
);

function saidOf(standing: MakerStanding, path: string, chosen: Language | undefined): ReactNode {
  switch (standing.kind) {
    case "no-number":
      return <p>{text.noNumber}</p>;
    case "silent":
      return <p>{text.silent}</p>;
    case "asked":
      return (
        <Asked act="agree" label={text.agree} look="ok" path={path} chosen={chosen}>
          <p>
            <b>{text.ask}</b>
          </p>
          <p>{text.to(standing.number.slice(-4))}</p>
          <p className="note">{text.what}</p>
        </Asked>
      );
    case "agreed":
      return (
        <Asked act="stop" label={text.stop} look="" path={path} chosen={chosen}>
          <p className="say">{text.agreed}</p>
          <p>{text.to(standing.number.slice(-4))}</p>
          <p className="note">{text.what}</p>
        </Asked>
      );
  }
}

interface AskedProps extends Omit<ViewProps, "standing"> {
  act: "agree" | "stop";
  label: string;
  look: string;
  children: ReactNode;
}

const Asked = ({ act, label, look, path, chosen, children }: AskedProps) => (
  <>
    {children}
    <form method="post" action={`${path}/whatsapp`}>
      {chosen && <input type="hidden" name="language" value={chosen} />}
      <button type="submit" name="act" value={act} className={look}>
        {label}
      </button>
    </form>
  </>
);

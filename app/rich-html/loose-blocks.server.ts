/** Blocks that hold a line of text and no other block. */
const ofOneLine = new Set(["p", "h2", "h3", "h4", "pre", "figcaption"]);
const otherBlocks = new Set(
  "blockquote ul ol li figure table caption thead tbody tfoot tr th td hr div".split(" "),
);
const empty = new Set(["hr", "img"]);

interface Open {
  name: string;
  /** A `div` whose loose words stand in a paragraph, which is open. */
  paragraph: boolean;
  /** A `div` where no paragraph may stand: only a line break. */
  inLine: boolean;
}

/**
 * Sanitised HTML without its `div`s: what each held stands in a paragraph of its own, or in a line of its own
 * where no paragraph may stand.
 */
export function paragraphsOfDivs(html: string): string {
  if (!html.includes("<div>")) return html;
  const writer = new Writer();
  for (const token of html.split(/(<[^>]*>)/)) {
    const [, slash, name] = /^<(\/?)([a-z0-9]+)/.exec(token) ?? [];
    if (name === undefined) writer.text(token);
    else if (slash) writer.close(name, token);
    else writer.open(name, token);
  }
  return writer.written.join("");
}

class Writer {
  readonly written: string[] = [];
  readonly #open: Open[] = [{ name: "", paragraph: false, inLine: false }];
  /** How many blocks of one line are open, and how many paragraphs that this made. */
  #lines = 0;
  #paragraphs = 0;
  #breakDue = false;
  #lineHasWords = false;

  get #top(): Open {
    const top = this.#open.at(-1);
    if (!top) throw new Error("More tags closed than opened");
    return top;
  }

  text(token: string): void {
    if (token.trim() !== "") this.#beginLine();
    this.written.push(token);
  }

  open(name: string, token: string): void {
    if (name === "div") this.#openDiv();
    else if (name === "br") this.#breakLine(token);
    else if (ofOneLine.has(name) || otherBlocks.has(name)) this.#openBlock(name, token);
    else {
      this.#beginLine();
      this.#push(name, token);
    }
  }

  #openBlock(name: string, token: string): void {
    this.#endParagraph();
    this.#breakDue = false;
    this.#lineHasWords = false;
    if (ofOneLine.has(name)) this.#lines += 1;
    this.#push(name, token);
  }

  #push(name: string, token: string): void {
    this.written.push(token);
    if (!empty.has(name)) this.#open.push({ name, paragraph: false, inLine: false });
  }

  /** A break alone in a `div` is how editors write an empty line: the paragraphs stand apart anyway. */
  #breakLine(token: string): void {
    const isAlone = this.#top.name === "div" && !this.#top.paragraph && !this.#isInLine();
    if (isAlone) return;
    this.#breakDue = false;
    this.written.push(token);
  }

  close(name: string, token: string): void {
    this.#endParagraph();
    const { inLine } = this.#top;
    this.#open.pop();
    if (name === "div") {
      if (inLine) this.#breakDue = true;
      return;
    }
    if (ofOneLine.has(name)) {
      this.#lines -= 1;
      this.#breakDue = false;
    }
    this.written.push(token);
  }

  #openDiv(): void {
    const inLine = this.#isInLine();
    if (inLine) this.#breakDue = true;
    else this.#endParagraph();
    this.#open.push({ name: "div", paragraph: false, inLine });
  }

  /** Is a line open around this place, so that a paragraph here would break it? */
  #isInLine(): boolean {
    return this.#lines > 0 || this.#paragraphs > (this.#top.paragraph ? 1 : 0);
  }

  #beginLine(): void {
    if (this.#breakDue && this.#lineHasWords) {
      this.written.push(this.#open.some(({ name }) => name === "pre") ? "\n" : "<br />");
    }
    this.#breakDue = false;
    const top = this.#top;
    if (top.name === "div" && !top.inLine && !top.paragraph) {
      this.written.push("<p>");
      top.paragraph = true;
      this.#paragraphs += 1;
    }
    this.#lineHasWords = true;
  }

  #endParagraph(): void {
    const top = this.#top;
    if (!top.paragraph) return;
    this.written.push("</p>");
    top.paragraph = false;
    this.#paragraphs -= 1;
    this.#breakDue = false;
  }
}

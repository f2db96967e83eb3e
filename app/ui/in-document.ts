/**
 * Finished markup that a page shows and its script never changes. A document has it once, in its place: the
 * data with which the page hydrates leaves it out. Who comes by the client script is sent it.
 */
export class InDocument {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/**
 * A part of what a loader answers that the document alone is made of: it is never sent to the browser, which
 * has none of it. For what only machines read, such as structured data.
 */
export class Unsent<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  toJSON(): undefined {
    return undefined;
  }
}

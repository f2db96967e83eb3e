/** A comment as everybody sees it. */
export interface Comment {
  id: string;
  name: string;
  content: string;
  at: Date;
}

/** What a visitor typed, checked. */
export interface NewComment {
  name: string;
  email: string | null;
  content: string;
}

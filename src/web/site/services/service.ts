/** A way on from a service: into the right search tab, or to the enquiry form. */
interface Way {
  readonly to: string;
  readonly words: string;
}

interface Step {
  readonly when: string;
  readonly name: string;
  readonly words: string;
}

/** What a service page says, in the trade's terms. */
export interface Service {
  readonly title: string;
  readonly lead: string;
  readonly what: { readonly title: string; readonly paragraphs: readonly string[] };
  /** The sentence under the drawing, which says what it shows. */
  readonly caption: string;
  readonly when: readonly string[];
  readonly provide: readonly string[];
  /** What happens by when, in its order; the words say from what the times are counted. */
  readonly times: { readonly title: string; readonly words: string; readonly steps: readonly Step[] };
  readonly documents: readonly string[];
  readonly charged: readonly string[];
  readonly closing: { readonly title: string; readonly words: string; readonly ways: readonly [Way, ...Way[]] };
}

/** What a carrier requires of every display of its offer with a price. */
export interface DisplayTerms {
  /** Shown in the place of the carrier's name; null: the name. */
  readonly productName: string | null;
  /** True: no date of the validity may be shown. */
  readonly hidesValidity: boolean;
  /** Shown beside the total. */
  readonly priceId: string | null;
  /** The https address of the carrier's terms. */
  readonly termsUrl: string | null;
  /** What the carrier charges for changes, cancellations and no-shows, as sentences in its own words. */
  readonly penalties: readonly string[];
}

/** An offer, quote or booking, with what its carrier requires; left out where it requires nothing. */
export interface ShownOnTerms {
  readonly displayTerms?: DisplayTerms;
}

export const toShownTerms = ({ displayTerms }: ShownOnTerms): ShownOnTerms =>
  displayTerms === undefined ? {} : { displayTerms };

/** What is shown beside a price, in words: `Price id MSK-1.`, each penalty, `Terms: https://…`; empty without any. */
export const listDisplayTerms = ({ displayTerms }: ShownOnTerms): readonly string[] =>
  displayTerms === undefined
    ? []
    : [
        ...(displayTerms.priceId === null ? [] : [`Price id ${displayTerms.priceId}.`]),
        ...displayTerms.penalties,
        ...(displayTerms.termsUrl === null ? [] : [`Terms: ${displayTerms.termsUrl}`]),
      ];

/** Autoplay moves on after this long; a slide takes `SLIDE_MS`; a finger must travel `SWIPE_PX` before it is a swipe. */
export const AUTOPLAY_MS = 3000;
export const SLIDE_MS = 300;
export const SWIPE_PX = 5;

/** Where the row stands, 0 to `count` (where the first card stands again), and whether it slides there or is simply there. */
export interface Place {
  readonly at: number;
  readonly moves: "slide" | "jump";
  /** Rises with every move, so that each one gets its full time. */
  readonly round: number;
}

export const START: Place = { at: 0, moves: "jump", round: 0 };

/** One card on; after the last the first one comes from the same side. */
export const forward = (place: Place, count: number): Place => ({
  at: place.at >= count ? 1 : place.at + 1,
  moves: "slide",
  round: place.round + 1,
});

/** One card back; from the first the row is put behind the last before it slides. */
export const backward = (place: Place, count: number): Place => ({
  at: place.at <= 0 ? count - 1 : place.at - 1,
  moves: "slide",
  round: place.round + 1,
});

export const jumpTo = (place: Place, at: number): Place => ({ at, moves: "jump", round: place.round });

export const slideTo = (place: Place, at: number): Place => ({ at, moves: "slide", round: place.round + 1 });

/** The card that stands first, 0 to `count - 1`. */
export const firstOf = (place: Place, count: number): number => place.at % count;

/** Which cards of the row, its repetition included, can be seen and reached. */
export const isInView = (index: number, place: Place, inView: number): boolean =>
  index >= place.at && index < place.at + inView;

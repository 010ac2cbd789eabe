/** A piece of a label: a name, a code in narrow letters, or plain words. */
export interface Part {
  readonly text: string;
  readonly tone: "strong" | "code" | "plain";
}

/** Width of a character in our typeface as a share of its size, on the generous side. */
const shareOf = (character: string): number => {
  if (/[ilj.,'|:;!()[\]]/u.test(character)) return 0.32;
  if (/[frt\s-]/u.test(character)) return 0.42;
  if (/[mwMW@%]/u.test(character)) return 0.95;
  if (/[A-Z0-9]/u.test(character)) return 0.72;
  return /[\u0000-\u024f]/u.test(character) ? 0.6 : 1.05;
};

const SIZES: Readonly<Record<Part["tone"], number>> = { strong: 13.4, code: 12, plain: 13 };
const GAP = 6;
const PADDING = 17;

const partWidth = ({ text, tone }: Part): number =>
  Array.from(text).reduce((sum, character) => sum + shareOf(character), 0) * SIZES[tone];

/** How wide a label of these parts is in pixels, its padding included, never less than it turns out to be. */
export const widthOf = (parts: readonly Part[], textScale: number): number => {
  const words = parts.filter(({ text }) => text !== "");
  const inner = words.reduce((sum, part) => sum + partWidth(part), 0) + GAP * Math.max(0, words.length - 1);
  return Math.ceil((inner + PADDING) * textScale);
};

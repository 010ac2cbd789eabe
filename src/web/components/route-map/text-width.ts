/** A piece of a label: a name, a code in narrow letters, or plain words. */
export interface Part {
  readonly text: string;
  readonly tone: "strong" | "code" | "plain";
}

/** Width of a character of Archivo at weight 620 as a share of its size (measured); other scripts are wider at most. */
const shareOf = (character: string): number => {
  if (character === " ") return 0.21;
  if (/[ilj.,'|:;!I]/u.test(character)) return 0.3;
  if (/[frt()[\]-]/u.test(character)) return 0.37;
  if (/[mwMW@%]/u.test(character)) return 0.92;
  if (/[A-Z]/u.test(character)) return 0.74;
  return /[\u0000-\u024f]/u.test(character) ? 0.59 : 1.05;
};

const SIZES: Readonly<Record<Part["tone"], number>> = { strong: 13, code: 11.6, plain: 12.2 };
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

import type { SentencePart } from "#api/schema.d.ts";
import { type Sentence, type SentencePart as Part, writePart, writeSentence } from "#domain/formatting";
import { getMinorDigits } from "#domain/money";

const presentPart = (part: Part): SentencePart => {
  const text = writePart(part);
  if (typeof part === "string") return { text };
  if (part.kind === "day") return { text, day: part.day, style: part.style };
  const { currency, minor } = part.money;
  return { text, amount: { currency, amount: minor / 10 ** getMinorDigits(currency) } };
};

/** The pieces of a sentence as the API answers them; undefined where it states no day and no amount. */
export const presentParts = (sentence: Sentence | null): SentencePart[] | undefined =>
  sentence === null || typeof sentence === "string" ? undefined : sentence.map(presentPart);

/** A title and what follows it, each as a text in the standard formats and as its pieces. */
export const presentSentences = ({ title, detail }: { readonly title: Sentence; readonly detail: Sentence | null }) => {
  const [titleParts, detailParts] = [presentParts(title), presentParts(detail)];
  return {
    title: writeSentence(title),
    ...(titleParts === undefined ? {} : { titleParts }),
    detail: detail === null ? null : writeSentence(detail),
    ...(detailParts === undefined ? {} : { detailParts }),
  };
};

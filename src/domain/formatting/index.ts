export { type Formats, readFormats, STANDARD_FORMATS, type TextFormats } from "./formats.ts";
export {
  DAY_STYLES,
  type DayStyle,
  dayValue,
  joinSentences,
  momentInSentence,
  moneyValue,
  type Sentence,
  type SentencePart,
  sentence,
  type SentenceValue,
  toParts,
  writePart,
  writeSentence,
} from "./sentence.ts";

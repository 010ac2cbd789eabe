import { formatMoney } from "#domain/money";
import { LEFT_OUT, readRemarkMeaning } from "#domain/rates";
import type { CountedQuestion, SheetQuestion } from "../../ports/index.ts";
import { chargeLabel } from "../../kit/charge-label.ts";
import { countOf } from "./rates-labels.ts";

/** A question about a sheet, such as `Which place is "Roterdam"?`. */
export const askQuestion = ({ topic, text }: SheetQuestion): string => {
  switch (topic) {
    case "currency":
      return "In which currency are amounts that name none?";
    case "column-currency":
      return `In which currency are the amounts of "${text ?? ""}" that name none?`;
    case "sign":
      return `Which currency is "${text ?? ""}"?`;
    case "place":
      return `Which place is "${text ?? ""}"?`;
    case "carrier":
      return `Which carrier is "${text ?? ""}"?`;
    case "size":
      return `Which container size is "${text ?? ""}"?`;
    case "charge":
      return `Which charge is "${text ?? ""}"?`;
    case "remark":
      return `What does "${text ?? ""}" mean for the price?`;
    case "limit":
      return `Are the prices for any cargo, whatever "${text ?? ""}" says?`;
    case "dates":
      return "Does the day or the month come first?";
    case "decimal":
      return "What begins the decimals of an amount?";
    case "hidden":
      return "Are the hidden parts of the file read?";
  }
};

const FIXED_ANSWERS: Readonly<Record<string, string>> = {
  "day-first": "Dates are read with the day first.",
  "month-first": "Dates are read with the month first.",
  point: "A point begins the decimals.",
  comma: "A comma begins the decimals.",
  include: "Hidden parts are read.",
  skip: "Hidden parts are left out.",
};

const UNIT_WORDS = { container: "per container", teu: "per TEU", bl: "per bill of lading" } as const;

const describeMeaning = (answer: string): string =>
  readRemarkMeaning(answer).match(
    (meaning) =>
      meaning.kind === "not-part"
        ? `It is not part of the price: ${meaning.reason}`
        : `Its lines are charged ${chargeLabel(meaning.charge)}, ${formatMoney(meaning.amount)} ${UNIT_WORDS[meaning.per]}.`,
    (problem) => problem,
  );

/** What an answer to a question does: `It is read as USD.` */
export const describeAnswer = ({ topic }: SheetQuestion, answer: string): string => {
  if (answer === LEFT_OUT) return topic === "carrier" ? "Its lines are left out." : "It is left out.";
  if (topic === "remark") return describeMeaning(answer);
  if (topic === "dates" || topic === "decimal" || topic === "hidden") return FIXED_ANSWERS[answer] ?? answer;
  if (topic === "currency" || topic === "column-currency") return `They are read as ${answer}.`;
  return `It is read as ${topic === "charge" ? chargeLabel(answer) : answer}.`;
};

/** Where a question occurs first: `First in tab "Europe", cell F7, column "40'".`; null where that is not known. */
export const placeQuestion = ({ first }: Pick<CountedQuestion, "first">): string | null => {
  if (first === null) return null;
  const { tab, line, cell, header } = first;
  const parts = [
    ...(tab === null ? [] : [`tab "${tab}"`]),
    cell === null ? `row ${line}` : `cell ${cell}`,
    ...(header === null ? [] : [`column "${header}"`]),
  ];
  return `First in ${parts.join(", ")}.`;
};

/** How often a question occurs: `1,520 cells in 304 lines`. */
export const countQuestion = ({ problems, lines }: CountedQuestion): string =>
  problems === lines ? countOf(lines, "line") : `${countOf(problems, "cell")} in ${countOf(lines, "line")}`;

import { LEFT_OUT } from "#domain/rates";
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

/** What an answer to a question does: `It is read as USD.` */
export const describeAnswer = ({ topic }: SheetQuestion, answer: string): string => {
  if (answer === LEFT_OUT) return topic === "carrier" ? "Its lines are left out." : "It is left out.";
  if (topic === "dates" || topic === "decimal" || topic === "hidden") return FIXED_ANSWERS[answer] ?? answer;
  if (topic === "currency" || topic === "column-currency") return `They are read as ${answer}.`;
  return `It is read as ${topic === "charge" ? chargeLabel(answer) : answer}.`;
};

/** How often a question occurs: `1,520 cells in 304 lines`. */
export const countQuestion = ({ problems, lines }: CountedQuestion): string =>
  problems === lines ? countOf(lines, "line") : `${countOf(problems, "cell")} in ${countOf(lines, "line")}`;

/** How figures are grouped, and what divides their decimals. Each figure of one format reads back to the same value in it. */
export const NUMBER_FORMATS = ["comma-point", "point-comma", "space-comma", "indian"] as const;

export type NumberFormat = (typeof NUMBER_FORMATS)[number];

/** `1,234.56`: the format of a person who has chosen none. */
export const STANDARD_NUMBERS: NumberFormat = "comma-point";

interface Marks {
  readonly group: string;
  readonly decimal: "." | ",";
}

/* A no-break space: a figure never breaks across lines. */
const MARKS: Readonly<Record<NumberFormat, Marks>> = {
  "comma-point": { group: ",", decimal: "." },
  "point-comma": { group: ".", decimal: "," },
  "space-comma": { group: "\u00a0", decimal: "," },
  indian: { group: ",", decimal: "." },
};

const THREES = /\B(?=(?:\d{3})+$)/g;
/* Groups of two above the thousands: 12,34,567. */
const LAKHS = /\B(?=(?:\d{2})*\d{3}$)/g;

/** What divides whole from decimals in a format. */
export const getDecimalMark = (numbers: NumberFormat): "." | "," => MARKS[numbers].decimal;

/** Digits of a figure as it is shown: `1234567` and `89` give `1,234,567.89`, and `12,34,567.89` in Indian groups. */
export const formatDigits = (whole: string, part: string, numbers: NumberFormat = STANDARD_NUMBERS): string => {
  const { group, decimal } = MARKS[numbers];
  const grouped = whole.replace(numbers === "indian" ? LAKHS : THREES, group);
  return part === "" ? grouped : `${grouped}${decimal}${part}`;
};

/** A plain decimal such as a rate of exchange (`88.40`) with the mark of a format, without groups. */
export const formatDecimal = (text: string, numbers: NumberFormat = STANDARD_NUMBERS): string =>
  text.replace(".", MARKS[numbers].decimal);

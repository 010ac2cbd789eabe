import { format, isDateFormat, tokenize } from "numfmt";

/** Why a cell's text is not simply its value. */
export type CellIssue =
  /** `value` is shown rounded; the cell's text is what is shown. */
  { readonly kind: "rounded"; readonly value: string } | { readonly kind: "problem"; readonly sentence: string };

export interface ShownCell {
  readonly text: string;
  readonly issue?: CellIssue;
}

/** The text of a cell that cannot be read; its issue says why. */
export const UNREADABLE_CELL = "#ERROR!";

const unreadable = (sentence: string): ShownCell => ({
  text: UNREADABLE_CELL,
  issue: { kind: "problem", sentence },
});

export const FORMULA_ERROR_CELL = unreadable("has a formula with an error. Write the value.");
export const NO_RESULT_CELL = unreadable(
  "has a formula without a stored result. Open the file in Excel, save it, and import it again; or write the value.",
);
export const RAISED_FIGURE_CELL = unreadable(
  "has a raised or lowered figure, which would be read as a digit of the price. Remove it.",
);
export const WHITE_CELL = unreadable("is written in white on white. Delete it, or write it in another colour.");
export const STRUCK_OUT_CELL = unreadable("is struck out. Delete it, or remove the line through it.");

/* Zero-width characters, soft hyphens and marks of writing direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const NEEDS_CLEANING = /[^\u0021-\u007e\u00c0-\u024f ]/;

/** A text as a person sees it: without invisible characters, with plain blanks, and with figures and letters of usual width. */
export const cleanText = (text: string): string =>
  (NEEDS_CLEANING.test(text)
    ? text
        .replaceAll(INVISIBLE, "")
        .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replaceAll("\uffe5", "¥")
        .replaceAll(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
        .replaceAll(/[\u2212\ufe63]/g, "-")
    : text
  ).trim();

const ERROR_TEXT = /^(?:#(?:N\/?A|NV|[A-Z/0]{2,}[A-ZÀ-Ü/0]*[!?])|#{2,}|Err:\d+)$/i;

/** Whether a text is how spreadsheets show an error, or a value that does not fit its column. */
export const isErrorText = (text: string): boolean => text.length > 1 && /^[#E]/i.test(text) && ERROR_TEXT.test(text);

const numberText = (number: number): string =>
  Number.isSafeInteger(number) ? String(number) : String(Number(number.toPrecision(14)));

/** A figure with three decimals could be read as one with thousands; a fourth decimal settles that it is none. */
const certainText = (text: string): string => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text);

const plainNumber = (value: number): ShownCell => {
  if (Number.isSafeInteger(value)) return { text: String(value) };
  const text = numberText(value);
  return /e/i.test(text)
    ? unreadable(`holds ${value}, which cannot be read for certain. Write it as a plain figure.`)
    : { text: certainText(text) };
};

/* Stand for the literal texts of a format while its figure is looked for. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

interface FormatPlan {
  readonly kind: "plain" | "date" | "number" | "text";
  /** The format with a mark in the place of each literal text. */
  readonly code: string;
  readonly literals: readonly string[];
}

/** The sign of `[$€-2]` and `[$€-x-euro2]`; nothing for `[$-409]`, which is a language. */
const localeSign = (token: string): string =>
  token.replace(/^\[?\$?/, "").replace(/(?:-(?:x-[a-z\d-]*|[0-9A-Fa-f,]*))?\]?$/i, "");

const planFormat = (code: string): FormatPlan => {
  if (/^(?:General|@)?$/i.test(code.trim())) return { kind: "plain", code, literals: [] };
  if (isDateFormat(code)) return { kind: "date", code, literals: [] };
  const literals: string[] = [];
  const mark = (literal: string): string => {
    if (literal === "" || /^[()+-]$/.test(literal)) return literal === "" ? "" : `"${literal}"`;
    literals.push(literal);
    return `"${String.fromCharCode(FIRST_MARK + literals.length - 1)}"`;
  };
  const marked = tokenize(code)
    .map(({ type, raw, value }) => {
      if (type === "STRING" || type === "ESCAPED") return mark(value);
      if (type === "LOCALE") return mark(localeSign(raw));
      return type === "SKIP" || type === "FILL" ? "" : raw;
    })
    .join("");
  return { kind: tokenize(code).some(({ type }) => type === "TEXT") ? "text" : "number", code: marked, literals };
};

const plans = new Map<string, FormatPlan>();
const MAX_PLANS = 4_000;

const findPlan = (code: string): FormatPlan => {
  const known = plans.get(code);
  if (known !== undefined) return known;
  let plan: FormatPlan = { kind: "plain", code: "General", literals: [] };
  try {
    plan = planFormat(code);
  } catch {
    /* A format that no program can read shows the figure as it is. */
  }
  if (plans.size >= MAX_PLANS) plans.clear();
  plans.set(code, plan);
  return plan;
};

/** Whether a format shows dates or times. */
export const showsDates = (code: string | undefined): boolean => code !== undefined && findPlan(code).kind === "date";

const unmark = (text: string, literals: readonly string[]): string =>
  text.replaceAll(MARKS, (sign) => literals[sign.charCodeAt(0) - FIRST_MARK] ?? "");

const FIGURE = /\d[\d,]*(?:\.\d*)?|\.\d+/;

const joinWords = (before: string, figure: string, after: string): string => {
  const gap = /[A-Za-z]$/.test(before) ? " " : "";
  return `${before}${gap}${figure}${after}`.trim();
};

interface Figure {
  readonly text: string;
  readonly value: number;
  readonly decimals: number;
}

const readFigure = (written: string): Figure => {
  const text = written.replaceAll(",", "").replace(/\.$/, "");
  return { text, value: Number(text), decimals: (text.split(".")[1] ?? "").length };
};

const SHOWN_AS = "Write the value as it is meant, or change its number format.";

const formatNumber = (value: number, { code, literals }: FormatPlan): ShownCell => {
  const shown = format(code, value, { throws: false, nbsp: false }).trim();
  const readable = unmark(shown, literals).replaceAll(/\s+/g, " ").trim();
  const found = FIGURE.exec(shown);
  if (found === null) {
    if (value === 0) return { text: /[-–—]$/.test(readable) ? "-" : readable };
    if (readable !== "" && !/^[\W_]*$/.test(readable)) return { text: readable };
    return unreadable(`holds ${numberText(value)} but shows "${readable}". ${SHOWN_AS}`);
  }
  const rest = shown.slice(found.index + found[0].length);
  const isPercent = shown.includes("%");
  if (/\d|E[+-]|\//.test(rest)) return unreadable(`shows "${readable}", which is no plain figure. ${SHOWN_AS}`);
  const figure = readFigure(found[0]);
  const exact = Math.abs(value) * (isPercent ? 100 : 1);
  const off = Math.abs(figure.value - exact);
  if (off > 0.5 * 10 ** -figure.decimals * (1 + 1e-9))
    return unreadable(`holds ${numberText(value)} but shows "${readable}". ${SHOWN_AS}`);
  const isMinus = /[-(]/.test(shown.replaceAll(MARKS, ""));
  if (figure.value !== 0 && isMinus !== value < 0)
    return unreadable(`holds ${numberText(value)} but shows "${readable}". ${SHOWN_AS}`);
  const before = shown.slice(0, found.index).replaceAll(/[-+(]/g, "");
  const after = rest.replaceAll(/[)%]|-$/g, "");
  const isRounded = off > exact * 1e-9;
  const digits = isRounded || /^0\d/.test(figure.text) ? figure.text : numberText(exact);
  const sign = value < 0 && figure.value !== 0 ? "-" : "";
  const text = joinWords(
    unmark(before, literals).trim(),
    `${sign}${certainText(digits)}${isPercent ? "%" : ""}`,
    unmark(after, literals).trimEnd(),
  );
  return isRounded ? { text, issue: { kind: "rounded", value: numberText(value) } } : { text };
};

/** A number as its format shows it: with currency, unit and per cent sign, without thousands, rounded as shown. */
export const showNumber = (value: number, code: string | undefined): ShownCell => {
  const plan = code === undefined ? null : findPlan(code);
  return plan === null || plan.kind === "plain" || plan.kind === "date"
    ? plainNumber(value)
    : formatNumber(value, plan);
};

/** A text as its format shows it. */
export const showText = (value: string, code: string | undefined): string => {
  const plan = code === undefined ? null : findPlan(code);
  if (plan === null || plan.kind !== "text") return value;
  return unmark(format(plan.code, value, { throws: false }), plan.literals).trim();
};

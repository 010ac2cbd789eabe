import { err, ok, type Result } from "neverthrow";
import { parseWeight } from "#domain/containers";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { readDecimal, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import { unchosenPlaceMessage } from "#domain/places";
import { SEARCH_MESSAGES } from "#domain/search";
import { findPort } from "./ports.ts";
import { formatQuantity, toThousandths } from "./load.ts";
import type { LclDraft, LclQuantity, LclSearch } from "./load.ts";

/** The fields of the LCL form that can have a problem. */
type LclField = "portOfLoading" | "portOfDischarge" | "weight" | "cbm";

/** What is wrong with a form, in the words to show, and where. */
export type LclProblem = FieldProblem<LclField>;

/** What a figure of the form may be. `step` is the finest figure. 0 is accepted: the tariff's minimum is charged. */
interface FigureLimits {
  readonly min: 0;
  readonly max: number;
  readonly step: number;
}

/** Kilograms; more than a part load ever weighs, so that a larger figure is a slip. */
export const WEIGHT_LIMITS: FigureLimits = { min: 0, max: 100_000, step: 0.01 };
/** Cubic metres. */
export const CBM_LIMITS: FigureLimits = { min: 0, max: 1_000, step: 0.01 };

interface FigureField {
  readonly field: LclField;
  readonly name: string;
  readonly unit: string;
  readonly limits: FigureLimits;
}

const WEIGHT: FigureField = { field: "weight", name: "Weight", unit: " kg", limits: WEIGHT_LIMITS };
const CBM: FigureField = { field: "cbm", name: "CBM", unit: "", limits: CBM_LIMITS };

const figureText = (figure: number): string => formatQuantity(toThousandths(figure));

/** `CBM goes in steps of 0.01. Enter 2.55 or 2.56.`: the nearest values below and above that the field accepts. */
const stepProblem = (figure: number, { name, unit, limits }: FigureField): string => {
  const hundredths = Math.floor(figure * 100);
  const accepted = [hundredths, hundredths + 1].filter((value) => value > 0 && value <= limits.max * 100);
  return SEARCH_MESSAGES.wrongStep(
    name,
    `${limits.step}${unit}`,
    accepted.map((value) => figureText(value / 100)),
  );
};

const limitProblem = (figure: number, field: FigureField): string | null => {
  const { name, unit, limits } = field;
  if (!Number.isFinite(figure)) return SEARCH_MESSAGES.noNumber(name);
  if (figure < limits.min) return SEARCH_MESSAGES.tooSmall(name, `${limits.min}${unit}`);
  if (figure > limits.max) return SEARCH_MESSAGES.tooLarge(name, `${figureText(limits.max)}${unit}`);
  return toThousandths(figure) / 1000 === figure && toThousandths(figure) % 10 === 0
    ? null
    : stepProblem(figure, field);
};

/** What is wrong with a weight in kilograms and a volume in cubic metres: not a number, below 0, too large, too fine. */
export const findLoadProblems = ({ weightKg, cbm }: LclQuantity): readonly LclProblem[] => [
  ...toFieldProblems("weight", limitProblem(weightKg, WEIGHT)),
  ...toFieldProblems("cbm", limitProblem(cbm, CBM)),
];

/** One separator with three digits after it: a decimal point or a group of thousands. */
const GROUP_OR_DECIMAL = /^([1-9]\d{0,2})[.,](\d{3})$/;

interface TwoReadings {
  readonly asDecimal: number;
  readonly asThousands: number;
}

const readBothWays = (text: string): TwoReadings | null => {
  const [, whole, rest] = GROUP_OR_DECIMAL.exec(text) ?? [];
  return whole === undefined || rest === undefined
    ? null
    : { asDecimal: Number(`${whole}.${rest}`), asThousands: Number(whole + rest) };
};

const checkLimits = (figure: number, field: FigureField): Result<number, string> => {
  const problem = limitProblem(figure, field);
  return problem === null ? ok(figure) : err(problem);
};

const ambiguityProblem = (text: string, { asDecimal, asThousands }: TwoReadings, { name, unit }: FigureField): string =>
  SEARCH_MESSAGES.twoReadings(
    name,
    text,
    `${figureText(asDecimal)} or ${figureText(asThousands)}${unit}`,
    `${Math.round(asDecimal * 100) / 100} or ${asThousands}`,
  );

/**
 * A weight with a unit (`1.2 t`, `2,500 lb`) is read as in the FCL search, in whole kilograms. `2.555` CBM can only be a decimal, because 2,555 CBM is above the limit; `2.555`
 * kg could be either.
 */
const readFigure = (typed: string, field: FigureField, numbers: NumberFormat): Result<number, string> => {
  const { name, limits } = field;
  const text = typed.trim();
  if (text === "") return err(SEARCH_MESSAGES.missingFigure(name));
  const weight = field.field === "weight" ? parseWeight(text) : null;
  if (weight?.kind === "weight" && weight.unit !== null) return checkLimits(weight.kilograms, field);
  const both = readBothWays(text);
  if (both !== null && both.asThousands > limits.max) return checkLimits(both.asDecimal, field);
  const read = readDecimal(text, 2, numbers);
  if (read.kind === "decimal") return checkLimits(Number(read.text), field);
  return err(
    both !== null && read.kind === "ambiguous" ? ambiguityProblem(text, both, field) : SEARCH_MESSAGES.noNumber(name),
  );
};

interface Ends {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
}

const notListed = (field: LclField, typed: string, found: string | null, name: string): readonly LclProblem[] =>
  typed.trim() !== "" && found === null ? [{ field, message: unchosenPlaceMessage(name) }] : [];

/** Both ports out of the list, and two of them: the names as the list writes them, or every problem at its field. */
export const readLclEnds = (
  origin: string,
  destination: string,
  ports: readonly string[],
): Result<Ends, readonly LclProblem[]> => {
  const from = findPort(ports, origin);
  const to = findPort(ports, destination);
  const unlisted = [
    ...notListed("portOfLoading", origin, from, "Origin Port"),
    ...notListed("portOfDischarge", destination, to, "Destination Port"),
  ];
  if (unlisted.length > 0) return err(unlisted);
  if (from === null || to === null)
    return err([{ field: from === null ? "portOfLoading" : "portOfDischarge", message: SEARCH_MESSAGES.missingPorts }]);
  if (from === to) return err([{ field: "portOfDischarge", message: SEARCH_MESSAGES.samePorts }]);
  return ok({ portOfLoading: from, portOfDischarge: to });
};

/**
 * Checks the form and makes it a search: both ports out of the list and different, weight from 0 to 100 000 kg and
 * volume from 0 to 1 000 CBM with at most two decimals, in the format of who typed them; refuses with all problems at once, in
 * the order of the form.
 */
export const validateLclDraft = (
  draft: LclDraft,
  ports: readonly string[],
  numbers: NumberFormat = STANDARD_NUMBERS,
): Result<LclSearch, readonly LclProblem[]> => {
  const ends = readLclEnds(draft.origin, draft.destination, ports);
  const weight = readFigure(draft.weight, WEIGHT, numbers);
  const cbm = readFigure(draft.cbm, CBM, numbers);
  if (ends.isOk() && weight.isOk() && cbm.isOk())
    return ok({ mode: "lcl", ...ends.value, weightKg: weight.value, cbm: cbm.value });
  return err([
    ...(ends.isErr() ? ends.error : []),
    ...(weight.isErr() ? toFieldProblems("weight", weight.error) : []),
    ...(cbm.isErr() ? toFieldProblems("cbm", cbm.error) : []),
  ]);
};

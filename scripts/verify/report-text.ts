import { type Difference, shorten } from "./differences.ts";
import type { FuzzCase } from "./fuzz/cases.ts";
import type { FuzzResult } from "./fuzz/fuzz.ts";
import type { Level } from "./levels.ts";
import {
  type Counts,
  countOutcomes,
  type InteractionResult,
  splitForm,
  type Summary,
  summarise,
  type Table,
  toTable,
  type Verdict,
} from "./results.ts";

const MARKS: Readonly<Record<Verdict, string>> = {
  conformant: "✓",
  partly: "~",
  "not conformant": "✗",
  "not set up": "?",
  "left out": "-",
};
const LEGEND = "✓ conformant   ~ partly   ✗ not conformant   ? not set up   - optional and left out";

const CELL = 8;
const NAME = 20;

const showCell = (summary: Summary | undefined): string => {
  if (summary === undefined) return "";
  const { verdict, conformant, total } = summary;
  if (verdict === "left out") return MARKS[verdict];
  return `${MARKS[verdict]} ${verdict === "conformant" ? total : `${conformant}/${total}`}`;
};

const showTable = ({ levels, rows }: Table): readonly string[] => {
  const line = (name: string, cells: readonly string[]): string =>
    [`${name.padEnd(NAME - 1)} `, ...cells.map((cell) => cell.padEnd(CELL))].join("").trimEnd();
  return [
    line("operation \\ level", levels.map(String)),
    ...rows.map(({ operation, cells }) => line(operation, cells.map(showCell))),
    "",
    LEGEND,
  ];
};

const countLevel = (results: readonly InteractionResult[]): string => {
  const { data, form } = splitForm(results);
  const [ofData, ofForm] = [summarise(data), summarise(form)];
  const counts = [
    ...(ofData === undefined ? [] : [`${ofData.conformant} of ${ofData.total}`]),
    ...(ofForm === undefined ? [] : [`refusals by form ${ofForm.conformant} of ${ofForm.total}`]),
  ];
  return counts.join(", ");
};

const showLevels = (levels: readonly Level[], all: readonly InteractionResult[]): readonly string[] =>
  levels.flatMap(({ level, name }) => {
    const results = all.filter(({ interaction }) => interaction.level === level);
    const summary = summarise(results);
    if (summary === undefined) return [];
    const counts = summary.verdict === "left out" ? "" : `, ${countLevel(results)}`;
    return [`Level ${level} (${name}): ${summary.verdict}${counts}`];
  });

const MAX_DIFFERENCES = 20;

export const showDifference = ({ by, path, expected, actual }: Difference): string =>
  `${path}: expected ${expected}; actual ${actual} [${by}]`;

const showDifferences = (differences: readonly Difference[]): readonly string[] => {
  const left = differences.length - MAX_DIFFERENCES;
  return [
    ...differences.slice(0, MAX_DIFFERENCES).map((difference) => `    ${showDifference(difference)}`),
    ...(left > 0 ? [`    and ${left} more differences`] : []),
  ];
};

const showProblem = ({ interaction, outcome, differences, reason }: InteractionResult): readonly string[] => {
  if (outcome === "conformant" || outcome === "left-out" || outcome === "skipped") return [];
  const { level, operation, description } = interaction;
  const mark = outcome === "not-set-up" ? MARKS["not set up"] : MARKS["not conformant"];
  return [
    "",
    `${mark} level ${level}, ${operation.id}: ${description}`,
    ...(outcome === "not-set-up" ? [`    not set up: ${reason}`] : []),
    ...showDifferences(differences),
  ];
};

const SLOW_MS = 2000;

/** Answers that a shipper waits for: a remark, no difference. */
const showSlow = (results: readonly InteractionResult[]): readonly string[] => {
  const slow = results.filter(({ elapsedMs = 0 }) => elapsedMs > SLOW_MS);
  const lines = slow.map(
    ({ interaction, elapsedMs = 0 }) =>
      `    ${(elapsedMs / 1000).toFixed(1)} s ${interaction.operation.id}: ${interaction.description}`,
  );
  return lines.length === 0 ? [] : ["", `Remark: answers of more than ${SLOW_MS / 1000} s`, ...lines];
};

/** One line for each reason: `2 steps were skipped: the answer of search in the journey bookContainers is needed`. */
export const showSkipped = (results: readonly InteractionResult[]): readonly string[] =>
  [
    ...Map.groupBy(
      results.filter(({ outcome }) => outcome === "skipped"),
      ({ reason }) => reason,
    ),
  ].map(([reason, { length }]) => `${length} ${length === 1 ? "step was" : "steps were"} skipped: ${reason}`);

/** The report for a terminal, without the line of counts. */
export const showReport = (levels: readonly Level[], results: readonly InteractionResult[]): string => {
  const skipped = showSkipped(results);
  return [
    ...(results.length === 0 ? [] : [...showTable(toTable(results)), "", ...showLevels(levels, results)]),
    ...results.flatMap(showProblem),
    ...(skipped.length === 0 ? [] : ["", ...skipped]),
    ...showSlow(results),
  ].join("\n");
};

export const showRequest = ({ request: { method, url, body } }: FuzzCase): string =>
  shorten(`${method} ${url.pathname}${url.search} ${body?.toString("utf8") ?? ""}`);

/** The generated requests whose answers differ, each with its request. */
export const showGenerated = (results: readonly FuzzResult[]): readonly string[] =>
  results.flatMap(({ number, fuzzCase, differences }) =>
    differences.length === 0
      ? []
      : [
          "",
          `${MARKS["not conformant"]} generated request ${number}, ${fuzzCase.operation.id}: ${fuzzCase.about}`,
          `    ${showRequest(fuzzCase)}`,
          ...showDifferences(differences),
        ],
  );

export const showGeneratedCounts = (results: readonly FuzzResult[], seed: number): string => {
  const different = results.filter(({ differences }) => differences.length > 0).length;
  return `${results.length} generated requests (seed ${seed}): ${results.length - different} conformant, ${different} different`;
};

const showOutcomes = (name: string, counts: Counts): string => {
  const { total, conformant, different, notSetUp, leftOut, skipped } = counts;
  return (
    `${total} ${name}: ${conformant} conformant, ${different} different, ${notSetUp} not set up` +
    (leftOut === 0 ? "" : `, ${leftOut} left out`) +
    (skipped === 0 ? "" : `, ${skipped} skipped`)
  );
};

const KINDS = { interaction: "interactions", step: "steps of journeys", form: "refusals by form" } as const;

/** Interactions, steps of journeys and refusals by form, as far as there are any. */
export const showCounts = (results: readonly InteractionResult[]): string => {
  const counted = Object.entries(KINDS).flatMap(([kind, name]) => {
    const ofKind = results.filter(({ interaction }) => interaction.kind === kind);
    return ofKind.length === 0 ? [] : [showOutcomes(name, countOutcomes(ofKind))];
  });
  return counted.length === 0 ? showOutcomes(KINDS.interaction, countOutcomes([])) : counted.join("; ");
};

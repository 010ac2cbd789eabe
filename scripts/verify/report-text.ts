import type { Difference } from "./differences.ts";
import type { Level } from "./levels.ts";
import {
  type Counts,
  type InteractionResult,
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
};
const LEGEND = "✓ conformant   ~ partly   ✗ not conformant   ? not set up";

const CELL = 8;
const NAME = 20;

const showCell = (summary: Summary | undefined): string => {
  if (summary === undefined) return "";
  const { verdict, conformant, total } = summary;
  return `${MARKS[verdict]} ${verdict === "conformant" ? total : `${conformant}/${total}`}`;
};

const showTable = ({ levels, rows }: Table): readonly string[] => {
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(NAME), ...cells.map((cell) => cell.padEnd(CELL))].join("").trimEnd();
  return [
    line("operation \\ level", levels.map(String)),
    ...rows.map(({ operation, cells }) => line(operation, cells.map(showCell))),
    "",
    LEGEND,
  ];
};

const showLevels = (levels: readonly Level[], results: readonly InteractionResult[]): readonly string[] =>
  levels.flatMap(({ level, name }) => {
    const summary = summarise(results.filter(({ interaction }) => interaction.level === level));
    if (summary === undefined) return [];
    return [`Level ${level} (${name}): ${summary.verdict}, ${summary.conformant} of ${summary.total}`];
  });

const MAX_DIFFERENCES = 20;

export const showDifference = ({ by, path, expected, actual }: Difference): string =>
  `${path}: expected ${expected}; actual ${actual} [${by}]`;

const showProblem = ({ interaction, outcome, differences, reason }: InteractionResult): readonly string[] => {
  if (outcome === "conformant") return [];
  const { level, operation, description } = interaction;
  const mark = outcome === "not-set-up" ? MARKS["not set up"] : MARKS["not conformant"];
  const left = differences.length - MAX_DIFFERENCES;
  return [
    "",
    `${mark} level ${level}, ${operation.id}: ${description}`,
    ...(outcome === "not-set-up" ? [`    not set up: ${reason}`] : []),
    ...differences.slice(0, MAX_DIFFERENCES).map((difference) => `    ${showDifference(difference)}`),
    ...(left > 0 ? [`    and ${left} more differences`] : []),
  ];
};

/** The report for a terminal, without the line of counts. */
export const showReport = (levels: readonly Level[], results: readonly InteractionResult[]): string =>
  [...showTable(toTable(results)), "", ...showLevels(levels, results), ...results.flatMap(showProblem)].join("\n");

export const showCounts = ({ total, conformant, different, notSetUp }: Counts): string =>
  `${total} interactions: ${conformant} conformant, ${different} different, ${notSetUp} not set up`;

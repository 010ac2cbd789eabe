import type { Difference } from "./differences.ts";
import type { Level } from "./levels.ts";
import { escapeMarkup } from "./report-junit.ts";
import type { FuzzResult } from "./fuzz/fuzz.ts";
import type { Options } from "./options.ts";
import { showCounts, showGeneratedCounts, showRequest, showSkipped } from "./report-text.ts";
import { type InteractionResult, type Summary, summarise, toTable } from "./results.ts";

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1b1f24; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #c9d1d9; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
.conformant { background: #dcf5e3; } .partly { background: #fff3cd; }
.not-conformant { background: #fbdcdc; } .not-set-up, .left-out { background: #e7e9ec; }
td { overflow-wrap: anywhere; } code { font-size: 0.875rem; }`;

const showCell = (summary: Summary | undefined): string => {
  if (summary === undefined) return "<td></td>";
  const { verdict, conformant, total } = summary;
  if (verdict === "left out") return `<td class="left-out">${verdict}</td>`;
  return `<td class="${verdict.replaceAll(" ", "-")}">${verdict} ${conformant} of ${total}</td>`;
};

const showTable = (levels: readonly Level[], results: readonly InteractionResult[]): string => {
  const table = toTable(results);
  const names = new Map(levels.map(({ level, name }) => [level, name]));
  const heads = table.levels.map((level) => `<th scope="col">${level} ${escapeMarkup(names.get(level) ?? "")}</th>`);
  const inLevel = (level: number) => summarise(results.filter(({ interaction }) => interaction.level === level));
  const rows = table.rows.map(
    ({ operation, cells }) => `<tr><th scope="row">${operation}</th>${cells.map(showCell).join("")}</tr>`,
  );
  const totals = table.levels.map((level) => showCell(inLevel(level))).join("");
  return `<table><thead><tr><th scope="col">operation</th>${heads.join("")}</tr></thead>
<tbody>${rows.join("\n")}
<tr><th scope="row">all</th>${totals}</tr></tbody></table>`;
};

const showDifference = ({ by, path, expected, actual }: Difference): string =>
  `<tr><td><code>${escapeMarkup(path)}</code></td><td>${escapeMarkup(expected)}</td><td>${escapeMarkup(actual)}</td><td>${by}</td></tr>`;

const showDifferences = (differences: readonly Difference[]): string => {
  const titles = ["field", "expected", "actual", "expected by"]
    .map((title) => `<th scope="col">${title}</th>`)
    .join("");
  return `<table><thead><tr>${titles}</tr></thead><tbody>${differences.map(showDifference).join("\n")}</tbody></table>`;
};

const showProblem = ({ interaction, outcome, differences, reason }: InteractionResult): string => {
  if (outcome === "conformant" || outcome === "left-out" || outcome === "skipped") return "";
  const head = `<h3>Level ${interaction.level}, ${interaction.operation.id}: ${escapeMarkup(interaction.description)}</h3>`;
  if (outcome === "not-set-up") return `${head}<p>Not set up: ${escapeMarkup(reason)}</p>`;
  return `${head}${showDifferences(differences)}`;
};

const showGenerated = ({ number, fuzzCase, differences }: FuzzResult): string =>
  differences.length === 0
    ? ""
    : `<h3>Generated request ${number}, ${fuzzCase.operation.id}: ${escapeMarkup(fuzzCase.about)}</h3>
<p><code>${escapeMarkup(showRequest(fuzzCase))}</code></p>${showDifferences(differences)}`;

/** The report as one HTML page without other files. */
export const toHtml = (
  levels: readonly Level[],
  results: readonly InteractionResult[],
  generated: readonly FuzzResult[],
  { target, fuzz }: Pick<Options, "target" | "fuzz">,
): string => {
  const server = escapeMarkup(target.server.href);
  const counts = [showCounts(results), ...(fuzz.count === 0 ? [] : [showGeneratedCounts(generated, fuzz.seed)])];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Keelson contract: ${server}</title><style>${STYLE}</style></head>
<body><h1>Keelson contract: ${server}</h1>
<p>${counts.join("; ")}</p>
${showTable(levels, results)}
${[...results.map(showProblem), ...showSkipped(results).map((line) => `<p>${escapeMarkup(line)}</p>`), ...generated.map(showGenerated)].filter(Boolean).join("\n")}
</body></html>
`;
};

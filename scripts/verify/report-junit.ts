import type { FuzzResult } from "./fuzz/fuzz.ts";
import type { Difference } from "./differences.ts";
import { showDifference, showRequest } from "./report-text.ts";
import { countOutcomes, type InteractionResult, splitForm } from "./results.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text for XML and HTML. Control characters, which XML cannot have, are left out. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

const showFailure = (differences: readonly Difference[], before: readonly string[]): string => {
  const lines = [...before, ...differences.map(showDifference)].map(escapeMarkup);
  const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  return `<failure message="${count}">${lines.join("\n")}</failure>`;
};

const showCase = ({ interaction, outcome, differences, reason }: InteractionResult): string => {
  const name = escapeMarkup(interaction.description);
  const open = `    <testcase classname="${interaction.operation.id}" name="${name}"`;
  if (outcome === "conformant") return `${open} />`;
  if (outcome === "left-out" || outcome === "skipped")
    return `${open}>\n      <skipped message="${escapeMarkup(reason)}" />\n    </testcase>`;
  if (outcome === "not-set-up")
    return `${open}>\n      <error message="not set up: ${escapeMarkup(reason)}" />\n    </testcase>`;
  return `${open}>\n      ${showFailure(differences, [])}\n    </testcase>`;
};

const showGeneratedCase = ({ number, fuzzCase, differences }: FuzzResult): string => {
  const name = escapeMarkup(`generated request ${number}: ${fuzzCase.about}`);
  const open = `    <testcase classname="${fuzzCase.operation.id}" name="${name}"`;
  return differences.length === 0
    ? `${open} />`
    : `${open}>\n      ${showFailure(differences, [showRequest(fuzzCase)])}\n    </testcase>`;
};

const showGeneratedSuite = (generated: readonly FuzzResult[]): readonly string[] => {
  if (generated.length === 0) return [];
  const failures = generated.filter(({ differences }) => differences.length > 0).length;
  const counts = `tests="${generated.length}" failures="${failures}" errors="0" skipped="0"`;
  return [
    `  <testsuite name="generated requests" ${counts}>\n${generated.map(showGeneratedCase).join("\n")}\n  </testsuite>`,
  ];
};

const showAttributes = (results: readonly InteractionResult[]): string => {
  const { total, different, notSetUp, leftOut, skipped } = countOutcomes(results);
  return `tests="${total}" failures="${different}" errors="${notSetUp}" skipped="${leftOut + skipped}"`;
};

const showSuite = (name: string, results: readonly InteractionResult[]): string =>
  `  <testsuite name="${name}" ${showAttributes(results)}>\n${results.map(showCase).join("\n")}\n  </testsuite>`;

/**
 * JUnit XML: two test suites for each level, with a test case for each interaction or step and for each refusal by form, and one of
 * the generated requests. "not set up" is an error.
 */
export const toJunit = (results: readonly InteractionResult[], generated: readonly FuzzResult[]): string => {
  const byLevel = [...Map.groupBy(results, ({ interaction }) => interaction.level)];
  const suites = byLevel.flatMap(([level, ofLevel]) => {
    const { data, form } = splitForm(ofLevel);
    return [
      ...(data.length > 0 ? [showSuite(`level ${level}`, data)] : []),
      ...(form.length > 0 ? [showSuite(`level ${level}, refusals by form`, form)] : []),
    ];
  });
  const all = [...suites, ...showGeneratedSuite(generated)].join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="keelson contract">\n${all}\n</testsuites>\n`;
};

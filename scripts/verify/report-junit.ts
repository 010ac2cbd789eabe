import { showDifference } from "./report-text.ts";
import { countOutcomes, type InteractionResult } from "./results.ts";

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

const showCase = ({ interaction, outcome, differences, reason }: InteractionResult): string => {
  const name = escapeMarkup(interaction.description);
  const open = `    <testcase classname="${interaction.operation.id}" name="${name}"`;
  if (outcome === "conformant") return `${open} />`;
  if (outcome === "not-set-up")
    return `${open}>\n      <error message="not set up: ${escapeMarkup(reason)}" />\n    </testcase>`;
  const lines = differences.map((difference) => escapeMarkup(showDifference(difference)));
  const count = lines.length === 1 ? "1 difference" : `${lines.length} differences`;
  return `${open}>\n      <failure message="${count}">${lines.join("\n")}</failure>\n    </testcase>`;
};

const showAttributes = (results: readonly InteractionResult[]): string => {
  const { total, different, notSetUp } = countOutcomes(results);
  return `tests="${total}" failures="${different}" errors="${notSetUp}"`;
};

/** JUnit XML: a test suite for each level, a test case for each interaction; "not set up" is an error. */
export const toJunit = (results: readonly InteractionResult[]): string => {
  const levels = [...new Set(results.map(({ interaction }) => interaction.level))];
  const suites = levels.map((level) => {
    const inLevel = results.filter(({ interaction }) => interaction.level === level);
    return `  <testsuite name="level ${level}" ${showAttributes(inLevel)}>\n${inLevel.map(showCase).join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="keelson contract" ${showAttributes(results)}>\n${suites.join("\n")}\n</testsuites>\n`;
};

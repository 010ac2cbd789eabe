import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import { assertions } from "./assertions.ts";
import { clock } from "./clock.ts";
import { foreignTables } from "./foreign-tables.ts";
import { layout } from "./layout.ts";
import { lengths } from "./lengths.ts";
import { moduleState } from "./module-state.ts";
import { results } from "./results.ts";
import { throws } from "./throws.ts";
import type { Rule, Subject, Violation } from "./violation.ts";

const rules: readonly Rule[] = [assertions, throws, clock, moduleState, results, lengths];

const judgeFile = (subject: Subject): readonly Violation[] => {
  const active = rules.filter((rule) => rule.appliesTo(subject.file));
  const found: Violation[] = [];
  const visit = (node: ts.Node): void => {
    for (const rule of active) {
      const sentence = rule.judge(node, subject);
      if (sentence === undefined) continue;
      const { line } = subject.source.getLineAndCharacterOfPosition(node.getStart(subject.source));
      found.push({ file: subject.file, line: line + 1, rule: rule.name, sentence });
    }
    ts.forEachChild(node, visit);
  };
  visit(subject.source);
  return found;
};

const optionsOf = (root: string): ts.CompilerOptions => {
  const path = join(root, "tsconfig.json");
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root, undefined, path).options;
};

/** The house rules that no other tool knows, over everything under `root`/src; `count` is how many files were read. */
export const checkHouse = (root: string): { readonly count: number; readonly violations: readonly Violation[] } => {
  const entries = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
  const program = ts.createProgram(
    code.map((file) => join(root, file)),
    optionsOf(root),
  );
  const checker = program.getTypeChecker();
  const judged = code.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return source === undefined ? [] : judgeFile({ file, source, checker });
  });
  return {
    count: code.length,
    violations: [...layout(files), ...judged, ...foreignTables(program, root)],
  };
};

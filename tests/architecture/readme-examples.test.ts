import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readmeExamples } from "../support/readme-examples.ts";

const root = resolve(".");
const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);

/** Type-checks texts as modules of the domain; none of them is written to disk. */
const checkTypes = (examples: readonly (readonly [title: string, code: string])[]): readonly string[] => {
  const files = new Map(examples.map(([, code], index) => [join(root, `src/domain/example-${index}.ts`), code]));
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [...files.keys()],
    { ...options, types: [] },
    {
      ...host,
      fileExists: (file) => files.has(file) || host.fileExists(file),
      getSourceFile: (file, version, ...rest) => {
        const code = files.get(file);
        return code === undefined
          ? host.getSourceFile(file, version, ...rest)
          : ts.createSourceFile(file, code, version, true);
      },
    },
  );
  return [...files.keys()].flatMap((file, index) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${examples[index]?.[0]}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
};

test("the examples in the overview of the domain type-check", () => {
  const wrong = ["Planted", 'import { formatMoney } from "#domain/money";\nformatMoney(1);\n'] as const;
  expect(readmeExamples.length).toBeGreaterThanOrEqual(10);
  expect(checkTypes([...readmeExamples, wrong])).toStrictEqual([
    "Planted: Argument of type 'number' is not assignable to parameter of type 'Money'.",
  ]);
});

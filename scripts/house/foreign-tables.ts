import ts from "typescript";
import type { Violation } from "./violation.ts";

/** By table: the module that declares it in its `tables.ts` or as a named list; another name for what is no module. */
type Owners = ReadonlyMap<string, string>;

/** The name of a table that only the running code knows. */
const ANY_TABLE = "*";

const findModule = (file: string): string => /(?:^|\/)modules\/([^/]+)\//.exec(file)?.[1] ?? "no module";

const listImports = (schema: ts.SourceFile): Owners =>
  new Map(
    schema.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return [];
      const owner = findModule(statement.moduleSpecifier.getText(schema));
      const names = statement.importClause?.namedBindings;
      const elements = names !== undefined && ts.isNamedImports(names) ? names.elements : [];
      return elements.map((element): readonly [string, string] => [element.name.text, owner]);
    }),
  );

/** The schema of the database imports the type of every table from its owner. */
const readOwners = (schema: ts.SourceFile | undefined): Owners => {
  const tables = schema?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === "Schema");
  if (schema === undefined || tables === undefined || !ts.isInterfaceDeclaration(tables)) return new Map();
  const owners = listImports(schema);
  const named = tables.members.filter(ts.isPropertySignature).map((table): readonly [string, string] => {
    const types = table.type?.getText(schema).split(/[\s&]+/) ?? [];
    const owner = types.map((type) => owners.get(type)).find((one) => one !== undefined);
    return [table.name.getText(schema), owner ?? "no module"];
  });
  return new Map([...named, [ANY_TABLE, "no module"]]);
};

/** What names tables in its first argument: methods of Kysely, and the functions of the platform that write SQL for them. */
const NAMES_TABLES =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|from|table|\w*[jJ]oin)$/;
const FUNCTIONS: readonly string[] = ["accountList", "accountRecords", "stagingHeading"];

const listLiterals = (type: ts.Type, checker: ts.TypeChecker): readonly string[] => {
  if (type.isUnion()) return type.types.flatMap((part) => listLiterals(part, checker));
  if (type.isStringLiteral()) return [type.value.split(" ")[0] ?? ""];
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint === undefined || constraint === type ? [] : listLiterals(constraint, checker);
};

const listCalled = ({ expression, arguments: [first] }: ts.CallExpression, checker: ts.TypeChecker) => {
  if (first === undefined) return [];
  const isNaming = ts.isPropertyAccessExpression(expression)
    ? NAMES_TABLES.test(expression.name.text)
    : ts.isIdentifier(expression) && FUNCTIONS.includes(expression.text);
  if (!isNaming) return [];
  const types = (ts.isArrayLiteralExpression(first) ? [...first.elements] : [first]).map((one) =>
    checker.getTypeAtLocation(one),
  );
  const isUnknown = types.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
  return isUnknown && expression.getText() === "sql.table"
    ? [ANY_TABLE]
    : types.flatMap((type) => listLiterals(type, checker));
};

const SQL_NAMES = /\b(?:from|join|into|update|table|using)\s+"?(\w+)|"(\w+)"\s*\./gi;

const listWritten = ({ tag, template }: ts.TaggedTemplateExpression, source: ts.SourceFile): readonly string[] =>
  tag.getText(source) === "sql"
    ? [...template.getText(source).matchAll(SQL_NAMES)].flatMap(([, one, other]) => one ?? other ?? [])
    : [];

const listTables = (source: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<string> => {
  const tables = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = ts.isCallExpression(node)
      ? listCalled(node, checker)
      : ts.isTaggedTemplateExpression(node)
        ? listWritten(node, source)
        : [];
    for (const name of named) tables.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tables;
};

const listDeclared = (source: ts.SourceFile): readonly string[] => {
  const tables: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] =
      ts.isCallExpression(node) && node.expression.getText(source) === "accountList" ? node.arguments : [];
    if (first !== undefined && ts.isStringLiteral(first)) tables.push(first.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tables;
};

/** The table of a named list has the type of the platform: its owner is the module that declares the list. */
const addListOwners = (owners: Owners, sources: readonly ts.SourceFile[]): Owners => {
  const declared = sources.flatMap((source) =>
    listDeclared(source)
      .filter((table) => owners.get(table) === "no module")
      .map((table): readonly [string, string] => [table, findModule(source.fileName)]),
  );
  return new Map([...owners, ...declared.toReversed()]);
};

/** A module of the server reads and writes its own tables only; those of others it reaches by the functions of their index. */
export const foreignTables = (program: ts.Program, root: string): readonly Violation[] => {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/src/server/modules/`));
  const owners = addListOwners(readOwners(program.getSourceFile(`${root}/src/server/schema.ts`)), sources);
  return sources.flatMap((source) => {
    const file = source.fileName.slice(root.length + 1);
    return [...listTables(source, checker)].flatMap((table): readonly Violation[] => {
      const owner = owners.get(table);
      if (owner === undefined || owner === findModule(file)) return [];
      const sentence = `the table ${table} belongs to ${owner}.`;
      return [{ file, line: 1, rule: "no-foreign-table", sentence }];
    });
  });
};

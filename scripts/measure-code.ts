/*
 * npm run measure:code: how readable the code is, in figures: length of files per layer, exports that only their own folder
 * uses, imports that climb three levels or more, comments and those with words of the old style.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";

const LAYERS = ["domain", "ports", "flows", "adapters", "composition", "web", "server"] as const;
const SHORT_LINES = 30;
const CLIMBS = /^(?:\.\.\/){3}/;
/** Words of the old style, as whole words. */
const FLAGGED =
  /\b(?:tells?|told|hears?|heard|stands?|stood|keeps?|kept|praises?|anew|whoever|beside|thereby|for ever|word(?:s)? of|the wire|the house|ticket|tray|at rest|by itself|by themselves)\b/i;

interface SourceFile {
  readonly path: string;
  readonly lines: number;
  readonly climbing: number;
  readonly comments: readonly string[];
  /** Names that the file exports, and the files whose names it imports. */
  readonly exported: readonly string[];
  readonly imported: readonly { readonly from: string; readonly names: readonly string[] }[];
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const declaredNames = (node: ts.Node): readonly string[] => {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name !== undefined ? [node.name.text] : [];
};

const bindingNames = (clause: ts.ImportClause | undefined): readonly string[] => {
  const bindings = clause?.namedBindings;
  if (bindings === undefined) return [];
  if (ts.isNamespaceImport(bindings)) return ["*"];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
};

const commentsIn = (text: string): readonly string[] => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  const comments: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment = token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (isComment) comments.push(scanner.getTokenText());
  }
  return comments;
};

const readSource = (path: string): SourceFile => {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const { moduleSpecifier } = node;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    const names = ts.isImportDeclaration(node) ? bindingNames(node.importClause) : ["*"];
    return [{ from: moduleSpecifier.text, names }];
  });
  return {
    path,
    lines: text.split("\n").length - 1,
    climbing: imports.filter(({ from }) => CLIMBS.test(from)).length,
    comments: commentsIn(text),
    exported: source.statements.filter(isExported).flatMap(declaredNames),
    imported: imports.map(({ from, names }) => ({ from: resolve(dirname(path), from), names })),
  };
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Exports that another file uses, but none outside the folder of their own file. */
const folderOnlyExports = (files: readonly SourceFile[]): number => {
  const users = new Map<string, Set<string>>();
  for (const { path, imported } of files)
    for (const { from, names } of imported)
      for (const name of names) {
        const key = `${from}#${name}`;
        users.set(key, (users.get(key) ?? new Set()).add(dirname(resolve(path))));
      }
  return files
    .flatMap(({ path, exported }) => exported.map((name) => ({ folder: dirname(resolve(path)), path, name })))
    .filter(({ folder, path, name }) => {
      const folders = [...(users.get(`${resolve(path)}#${name}`) ?? []), ...(users.get(`${resolve(path)}#*`) ?? [])];
      return folders.length > 0 && folders.every((user) => user === folder);
    }).length;
};

const report = (label: string, files: readonly SourceFile[]): void => {
  const lengths = files.map(({ lines }) => lines);
  console.log(
    [
      label.padEnd(13),
      String(files.length).padStart(6),
      String(lengths.reduce((sum, lines) => sum + lines, 0)).padStart(8),
      String(quantile(lengths, 0.5)).padStart(8),
      String(quantile(lengths, 0.9)).padStart(8),
      String(lengths.filter((lines) => lines <= SHORT_LINES).length).padStart(8),
      String(files.reduce((sum, { climbing }) => sum + climbing, 0)).padStart(9),
    ].join(""),
  );
};

const sources = ["src", "scripts"].flatMap(filesIn).map(readSource);
const inSource = sources.filter(({ path }) => path.startsWith("src"));
const exportCount = inSource.reduce((sum, { exported }) => sum + exported.length, 0);
const folderOnly = folderOnlyExports(inSource);
const comments = sources.flatMap(({ comments: found }) => found);
const flagged = comments.filter((comment) => FLAGGED.test(comment)).length;
const percent = (part: number, whole: number): string => `${Math.round((part / Math.max(1, whole)) * 100)} %`;

console.log("layer          files   lines  median     90 %  <= 30    climbing");
for (const layer of LAYERS)
  report(
    layer,
    sources.filter(({ path }) => path.startsWith(join("src", layer, "/"))),
  );
report(
  "scripts",
  sources.filter(({ path }) => path.startsWith("scripts")),
);
report("all", sources);
console.log(
  `\nexports used only in their own folder: ${folderOnly} of ${exportCount} (${percent(folderOnly, exportCount)})`,
);
console.log(`comments: ${comments.length}, with flagged words: ${flagged} (${percent(flagged, comments.length)})`);

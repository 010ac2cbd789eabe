import { afterAll, beforeAll, expect, test } from "vitest";
import { checkHouse } from "../../scripts/house/check.ts";
import { plant, type Planted, remove } from "./support/plant.ts";

const neverthrow = 'import { err, ok, okAsync, type Result } from "neverthrow";\n';
const answer = "const answer = (): Result<number, string> => (1 > 2 ? ok(1) : err(''));\n";

const database = `import { sql } from "kysely";
interface Db {
  readonly selectFrom: (tables: string | readonly string[]) => Db;
  readonly leftJoin: (table: string, one: string, other: string) => Db;
  readonly where: (column: string) => Db;
}
declare const db: Db;
`;

const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["no-assertion", "src/domain/as.ts", "export const a = JSON.parse('1') as number;"],
  ["no-assertion", "src/web/angle.ts", "export const a = <number>JSON.parse('1');"],
  ["no-assertion", "src/server/brand.ts", "type Code = string;\nexport const a = 'x' as Code;"],
  ["no-throw", "src/domain/throw.ts", "export const a = (): never => {\n  throw new Error('no');\n};"],
  ["no-throw", "src/adapters/throw.ts", "export const a = (): never => {\n  throw new Error('no');\n};"],
  ["no-hidden-input", "src/domain/now.ts", "export const a = Date.now();"],
  ["no-hidden-input", "src/flows/new-date.ts", "export const a = new Date();"],
  ["no-hidden-input", "src/flows/random.ts", "export const a = Math.random();"],
  ["no-hidden-input", "src/domain/call.ts", "export const a = Date();"],
  ["no-hidden-input", "src/domain/parts.ts", "export const a = new Date(2026, 1, 1);"],
  ["no-hidden-input", "src/domain/local.ts", "export const a = new Date('2026-01-01').getHours();"],
  ["no-module-state", "src/domain/variable.ts", "let count = 0;\nexport const next = () => (count += 1);"],
  [
    "no-module-state",
    "src/domain/cache.ts",
    "const cache = new Map<string, number>();\nexport const a = () => cache.size;",
  ],
  ["no-module-state", "src/domain/weak-cache.ts", "export const cache = new WeakMap<object, number>();"],
  ["no-module-state", "src/domain/list.ts", "const seen: string[] = [];\nexport const a = () => seen.push('x');"],
  [
    "no-module-state",
    "src/domain/object.ts",
    "const state = { count: 0 };\nexport const a = () => (state.count += 1);",
  ],
  ["no-module-state", "src/domain/step.ts", "const state = { count: 0 };\nexport const a = () => state.count++;"],
  [
    "no-module-state",
    "src/domain/delete.ts",
    "const state: { count?: number } = {};\nexport const a = () => delete state.count;",
  ],
  ["no-dropped-result", "src/domain/plain.ts", `${neverthrow}${answer}answer();`],
  ["no-dropped-result", "src/flows/behind-void.ts", `${neverthrow}${answer}void answer();`],
  ["no-dropped-result", "src/server/awaited.ts", `${neverthrow}export {};\nawait okAsync(1);`],
  ["no-dropped-result", "src/server/async.ts", `${neverthrow}okAsync(1).map((one) => one);`],
  [
    "no-dropped-result",
    "src/server/promise.ts",
    `${neverthrow}const p = async () => ok(1);\nexport const q = async () => {\n  await p();\n};`,
  ],
  ["no-dropped-result", "src/web/callback.ts", `${neverthrow}${answer}[1].forEach(() => answer());`],
  ["no-dropped-result", "src/server/condition.ts", `${neverthrow}${answer}1 > 2 ? answer() : undefined;`],
  ["no-literal-length", "src/web/screens/rem.css.ts", 'export const a = { padding: "1rem" };'],
  ["no-literal-length", "src/web/screens/hairline.css.ts", "export const a = { border: `1px solid ${'red'}` };"],
  ["no-literal-length", "src/web/screens/end.css.ts", "export const a = { boxShadow: `${'red'} 0 -2px` };"],
  ["no-literal-length", "src/web/screens/number.css.ts", "export const a = { padding: 8 };"],
  ["no-literal-length", "src/web/screens/negative.css.ts", "export const a = { marginTop: -8 };"],
  ["no-literal-length", "src/web/screens/query.css.ts", 'export const a = { "(max-width: 30rem)": { margin: 0 } };'],
  ["no-literal-length", "src/web/screens/paper.css.ts", 'export const a = { fontSize: "7.5pt" };'],
  ["no-literal-length", "src/web/inline.tsx", "export const A = () => <p style={{ padding: '.5rem' }} />;"],
  ["no-literal-length", "src/web/inline-number.tsx", "export const A = () => <p style={{ paddingTop: 8 }} />;"],
  ["no-literal-length", "src/web/inline-template.tsx", "export const A = () => <p style={{ width: `${1}rem` }} />;"],
  ["no-foreign-table", "src/server/modules/accounts/select.ts", `${database}db.selectFrom("booking");`],
  [
    "no-foreign-table",
    "src/server/modules/accounts/several.ts",
    `${database}db.selectFrom(["account", "booking as b"]);`,
  ],
  ["no-foreign-table", "src/server/modules/accounts/join.ts", `${database}db.leftJoin("booking", "id", "account.id");`],
  [
    "no-foreign-table",
    "src/server/modules/accounts/parameter.ts",
    `${database}export const count = (table: "account" | "booking") => db.selectFrom(table);`,
  ],
  [
    "no-foreign-table",
    "src/server/modules/accounts/generic.ts",
    `${database}export const count = <Table extends "account" | "booking">(table: Table) => db.selectFrom(table);`,
  ],
  ["no-foreign-table", "src/server/modules/accounts/raw.ts", `${database}sql\`select 1 from "booking"\`;`],
  ["no-foreign-table", "src/server/modules/accounts/column.ts", `${database}sql\`"booking"."id" = 1\`;`],
  [
    "no-foreign-table",
    "src/server/modules/accounts/unknown.ts",
    `${database}export const name = (table: string) => sql.table(table);`,
  ],
  [
    "no-foreign-table",
    "src/server/modules/accounts/records.ts",
    `const accountRecords = (table: string) => table;\nexport const records = accountRecords("booking");`,
  ],
  [
    "no-foreign-table",
    "src/server/modules/accounts/list.ts",
    `const accountList = (table: string) => table;\nexport const list = accountList("booking");`,
  ],
  ["no-foreign-table", "src/server/modules/accounts/views.ts", `${database}db.selectFrom("view");`],
  ["no-foreign-table", "src/server/modules/accounts/mails.ts", `${database}db.selectFrom("mail");`],
  ["declared-folders", "src/helpers/lonely.ts", "export {};"],
  ["kebab-case", "src/web/RateCard.tsx", "export {};"],
];

const lawful: Planted = {
  "src/domain/brand.ts":
    "type Code = string & { readonly __brand: 'Code' };\nexport const code = (text: string): Code => text as Code;",
  "src/domain/const.ts": "export const a = ['x'] as const;",
  "src/domain/constants.ts":
    "const codes: ReadonlySet<string> = new Set(['a']);\nconst names = ['a'] as const;\nexport const a = () => codes.has(names[0]);",
  "src/domain/local-state.ts":
    "export const count = (words: readonly string[]) => {\n  let sum = 0;\n  const seen = new Set<string>();\n  const by: Record<string, number> = {};\n  for (const word of words) {\n    seen.add(word);\n    by[word] = sum;\n    sum += 1;\n  }\n  return seen.size + sum;\n};",
  "src/server/cache.ts": "const cache = new Map<string, number>();\nexport const a = () => cache.size;",
  "src/domain/utc.ts": "export const a = new Date('2026-01-01T00:00:00Z').getUTCHours() + Date.UTC(2026, 1);",
  "src/domain/read.ts": `${neverthrow}${answer}export const a = answer().unwrapOr(0);\nanswer().match(() => 1, () => 2);`,
  "src/server/assigned.ts": `${neverthrow}${answer}let last = answer();\nlast = answer();\nexport const a = () => last;`,
  "src/web/kept.ts": `${neverthrow}${answer}export const all = [1].map(() => answer());`,
  "src/server/throw.ts": "export const a = (): never => {\n  throw new Error('a mistake of ours');\n};",
  "src/web/styles/tokens.ts": 'export const a = { 1: ".25rem" };',
  "src/web/share.css.ts":
    'export const a = { letterSpacing: "-.02em", width: "min(0px, 50%)", top: 0, lineHeight: 1.5, flex: 1 };',
  "src/web/geometry.tsx": "export const room = { width: 640, height: 360 };",
  "src/web/measured.tsx":
    "export const A = (p: { readonly top: number }) => <p style={{ translate: `0 ${p.top}px` }} />;",
  "src/api/schema.d.ts": "export type W = string;",
  "src/server/schema.ts": `import type { AccountTable } from "./modules/accounts/tables.ts";
import type { BookingTable } from "./modules/bookings/tables.ts";
import type { NamedTable } from "./platform/database/list-tables.ts";
import type { MailTable } from "./platform/mail/tables.ts";
export interface Schema {
  readonly account: AccountTable;
  readonly booking: BookingTable & { readonly position: number };
  readonly view: NamedTable;
  readonly mail: MailTable;
}`,
  "src/server/modules/accounts/tables.ts": "export type AccountTable = { readonly id: string };",
  "src/server/modules/bookings/tables.ts": "export type BookingTable = { readonly id: string };",
  "src/server/modules/bookings/views.ts": `${database}const accountList = (table: string) => table;\nexport const views = accountList("view");\ndb.selectFrom("view");`,
  "src/server/platform/database/list-tables.ts": "export type NamedTable = { readonly id: string };",
  "src/server/platform/mail/tables.ts": "export type MailTable = { readonly id: string };",
  "src/server/modules/accounts/own.ts": `${database}db.selectFrom("account").where("booking");\nsql\`from "account" where "booking" = 1\`;`,
  "src/server/modules/bookings/own.ts": `${database}db.selectFrom("booking as b").leftJoin("booking", "id", "b.id");`,
};

let folder: string;
let found: ReadonlySet<string>;
beforeAll(() => {
  folder = plant({ ...lawful, ...Object.fromEntries(violations.map(([, file, text]) => [file, text])) });
  found = new Set(checkHouse(folder).violations.map((one) => `${one.rule} ${one.file}`));
});
afterAll(() => remove(folder));

test.each(violations)("%s refuses %s", (rule, file) => {
  expect(found).toContain(`${rule} ${file}`);
});

test("accepts files that follow the rules", () => {
  const blamed = [...found].map((one) => one.split(" ")[1]);
  expect(Object.keys(lawful).filter((file) => blamed.includes(file))).toEqual([]);
});

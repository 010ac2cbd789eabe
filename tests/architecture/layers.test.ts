import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, type Planted, remove } from "./support/plant.ts";
import { runTool } from "./support/run.ts";

/* Every file breaks one rule; what it imports stands in `targets` or in node_modules. */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["domain-imports-nobody-only", "src/domain/a.ts", 'import "../flows/flow.ts";'],
  ["domain-uses-neverthrow-only", "src/domain/b.ts", 'import "node:fs";'],
  [
    "domain-uses-neverthrow-only",
    "src/domain/c.ts",
    'import type { StateValue } from "xstate";\nexport type C = StateValue;',
  ],
  ["domain-concepts-have-one-entry-point", "src/web/f.ts", 'import "#domain/rates/sort.ts";'],
  ["domain-concepts-import-each-other-by-their-entry-point", "src/domain/lcl/a.ts", 'import "../rates/sort.ts";'],
  ["api-imports-domain-only", "src/api/a.ts", 'import "../flows/flow.ts";'],
  ["api-uses-neverthrow-only", "src/api/b.ts", 'import "xstate";'],
  ["ports-imports-domain-only", "src/ports/a.ts", 'import "../api/schema.ts";'],
  ["ports-uses-neverthrow-only", "src/ports/b.ts", 'import "xstate";'],
  ["flows-imports-domain-and-ports-only", "src/flows/a.ts", 'import "../adapters/adapter.ts";'],
  [
    "flows-imports-domain-and-ports-only",
    "src/flows/b.ts",
    'import type { W } from "../api/schema.ts";\nexport type B = W;',
  ],
  ["flow-kit-imports-no-feature", "src/flows/kit/a.ts", 'import "../flow.ts";'],
  ["flows-uses-neverthrow-and-xstate-only", "src/flows/c.ts", 'import "node:timers";'],
  ["adapters-imports-domain-and-brand-and-api-and-ports-only", "src/adapters/a.ts", 'import "../flows/flow.ts";'],
  ["adapters-imports-domain-and-brand-and-api-and-ports-only", "src/adapters/b.ts", 'import "../server/codec.ts";'],
  ["adapters-uses-neverthrow-and-openapi-fetch-and-io-ts-and-fp-ts-only", "src/adapters/c.ts", 'import "xstate";'],
  [
    "composition-imports-domain-and-ports-and-flows-and-adapters-only",
    "src/composition/a.ts",
    'import "../web/screen.ts";',
  ],
  [
    "composition-uses-inversify-and-reflect-metadata-and-neverthrow-and-xstate-and-js-yaml-only",
    "src/composition/b.ts",
    'import "ajv";',
  ],
  ["web-imports-domain-and-brand-and-flows-only", "src/web/a.ts", 'import "../ports/port.ts";'],
  ["web-imports-domain-and-brand-and-flows-only", "src/web/b.ts", 'import "../composition/build.ts";'],
  [
    "entry-files-may-import-composition",
    "src/web/main.tsx",
    'import "../composition/build.ts";\nimport "../adapters/adapter.ts";',
  ],
  ["web-uses-no-node", "src/web/c.ts", 'import "node:path";'],
  ["desk-imports-components-and-kits-only", "src/desk/a.ts", 'import "../web/screen.ts";'],
  ["desk-uses-no-node", "src/desk/b.ts", 'import "node:path";'],
  ["nobody-imports-the-desk", "src/web/g.ts", 'import "../desk/a.ts";'],
  ["server-imports-domain-and-brand-and-api-only", "src/server/a.ts", 'import "../flows/flow.ts";'],
  ["server-imports-domain-and-brand-and-api-only", "src/server/b.ts", 'import "../adapters/adapter.ts";'],
  ["brand-imports-domain-only", "src/brand/a.ts", 'import "../flows/flow.ts";'],
  ["agents-imports-domain-and-ports-and-adapters-only", "src/agents/a.ts", 'import "../flows/flow.ts";'],
  ["mcp-server-imports-agents", "src/server/mcp.ts", 'import "../adapters/adapter.ts";'],
  ["server-platform-has-no-features", "src/server/platform/a.ts", 'import "../modules/rates/presenter.ts";'],
  [
    "rate-source-port-imports-domain-only",
    "src/server/rate-sources/rate-source.ts",
    'import type { W } from "../../api/schema.ts";\nimport "../../domain/rule.ts";\nexport type R = W;',
  ],
  [
    "server-module-rates-imports-earlier-ones-only",
    "src/server/modules/rates/a.ts",
    'import type { Q } from "../bookings/tables.ts";\nexport type A = Q;',
  ],
  ["server-module-is-declared", "src/server/f.ts", 'import "./modules/fares/fare.ts";'],
  ["server-modules-have-one-entry-point", "src/server/g.ts", 'import "./modules/rates/presenter.ts";'],
  [
    "server-modules-import-each-other-by-their-entry-point",
    "src/server/modules/bookings/b.ts",
    'import "../booking-events/record-events.ts";',
  ],
  [
    "server-ports-import-domain-and-api-only",
    "src/server/rate-sources/rate-source.ts",
    'import "../modules/rates/presenter.ts";',
  ],
  ["io-ts-stays-in-adapters-and-desk-adapters", "src/web/d.ts", 'import "io-ts";'],
  ["io-ts-stays-in-adapters-and-desk-adapters", "src/server/c.ts", 'import "fp-ts/lib/Either.js";'],
  ["inversify-stays-in-composition", "src/flows/d.ts", 'import "inversify";'],
  [
    "react-stays-in-web-and-desk",
    "src/flows/e.ts",
    'import type { ReactNode } from "react";\nexport type E = ReactNode;',
  ],
  ["react-stays-in-web-and-desk", "src/composition/c.ts", 'import "@xstate/react";'],
  ["fastify-stays-in-server", "src/web/e.ts", 'import "fastify";'],
  ["no-undeclared-folder", "src/helpers/a.ts", 'import "../domain/rule.ts";'],
  ["nobody-imports-an-undeclared-folder", "src/domain/d.ts", 'import "../helpers/b.ts";'],
  ["no-circles", "src/domain/e.ts", 'import type { F } from "./f.ts";\nexport type E = F;'],
  ["no-unresolvable", "src/domain/g.ts", 'import "./nowhere.ts";'],
  ["product-imports-no-test", "src/server/d.ts", 'import "../../tests/support.ts";'],
  ["product-imports-no-test", "src/server/h.ts", 'import "../../simulators/kit/hash.ts";'],
  ["simulators-import-only-each-other-and-node", "simulators/one/a.ts", 'import "../../src/domain/rule.ts";'],
  ["simulators-import-only-each-other-and-node", "simulators/one/b.ts", 'import "neverthrow";'],
  ["carriers-share-the-kit-only", "simulators/one/c.ts", 'import "../two/carrier.ts";'],
  ["carriers-share-the-kit-only", "simulators/kit/a.ts", 'import "../two/carrier.ts";'],
  ["product-imports-no-dev-package", "src/server/e.ts", 'import "fast-check";'],
];

/* What the files above import, and files that keep every rule. */
const lawful: Planted = {
  "src/domain/rule.ts": 'import { ok } from "neverthrow";\nexport const rule = ok(1);',
  "src/domain/f.ts": 'import type { E } from "./e.ts";\nexport type F = E;',
  "src/domain/rates/index.ts": 'export { sort } from "./sort.ts";',
  "src/domain/rates/sort.ts": "export const sort = 1;",
  "src/domain/lcl/index.ts": 'import "#domain/rates";',
  "src/api/schema.ts": "export type W = string;",
  "src/ports/port.ts":
    'import "../domain/rule.ts";\nimport type { Result } from "neverthrow";\nexport type P = Result<1, 2>;',
  "src/flows/flow.ts": 'import "../domain/rule.ts";\nimport "../ports/port.ts";\nimport "xstate";',
  "src/adapters/adapter.ts":
    'import "../ports/port.ts";\nimport "../api/schema.ts";\nimport "io-ts";\nimport "openapi-fetch";',
  "src/composition/build.ts": 'import "inversify";\nimport "../flows/flow.ts";\nimport "../adapters/adapter.ts";',
  "src/web/screen.ts": 'import "react";\nimport "../flows/flow.ts";\nimport "../domain/rule.ts";',
  "src/web/public.tsx": 'import "../composition/build.ts";\nimport "./screen.ts";',
  "src/server/codec.ts":
    'import "fastify";\nimport "node:fs";\nimport "../domain/rule.ts";\nimport "../api/schema.ts";',
  "src/server/modules/rates/presenter.ts": 'import "../../platform/mailer.ts";',
  "src/server/modules/fares/fare.ts": "export {};",
  "src/server/modules/bookings/tables.ts": 'import "../booking-events/index.ts";\nexport type Q = string;',
  "src/server/modules/booking-events/index.ts": 'import "./record-events.ts";',
  "src/server/modules/booking-events/record-events.ts": "export {};",
  "src/server/platform/mailer.ts": 'import "fastify";',
  "src/helpers/b.ts": "export {};",
  "simulators/main.ts": 'import "./two/carrier.ts";\nimport "./kit/hash.ts";',
  "simulators/two/carrier.ts": 'import "../kit/hash.ts";',
  "simulators/kit/hash.ts": 'import "node:crypto";',
  "tests/support.ts": "export {};",
};

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

let folder: string;
let found: ReadonlySet<string>;
beforeAll(() => {
  folder = plant({ ...lawful, ...Object.fromEntries(violations.map(([, file, text]) => [file, text])) });
  const said = runTool(
    "depcruise",
    ["--config", ".dependency-cruiser.mjs", "--output-type", "json", "src", "simulators"],
    folder,
  );
  const report: Report = JSON.parse(said.out);
  found = new Set(report.summary.violations.map((one) => `${one.rule.name} ${one.from}`));
});
afterAll(() => remove(folder));

test.each(violations)("%s refuses %s", (rule, file) => {
  expect(found).toContain(`${rule} ${file}`);
});

test("accepts files that follow the rules", () => {
  const blamed = [...found].map((one) => one.split(" ")[1]);
  const clean = Object.keys(lawful).filter((file) => !file.startsWith("src/helpers/") && file !== "src/domain/f.ts");
  expect(clean.filter((file) => blamed.includes(file))).toEqual([]);
});

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testZone } from "./tests/support/clock/clock.ts";
import { FileOrder } from "./tests/support/file-order.ts";

const quiet = { PACT_DO_NOT_TRACK: "true", TZ: testZone };
const postgresOnly = "tests/server/**/*.postgres.test.ts";

/* They replace a module or test its first load. */
const needsFreshModules = [
  "tests/server/modules/accounts/passwords.test.ts",
  "tests/web/components/fields.test.tsx",
  "tests/web/screens/my-bookings/screen.test.tsx",
];

/* It renders to text, as the build does. */
const needsNoDocument = "tests/web/components/public-components.test.tsx";

/* They render into a document or use the browser's storage. */
const needsDocument = [
  "tests/web/**/*.test.tsx",
  "tests/web/site/hero/playback.test.ts",
  "tests/adapters/browser/**/*.test.ts",
  "tests/composition/{in-memory,portal}.test.ts",
];

/* Long enough for a machine that does much else at the same time; a test that hangs still ends. */
const isDeep = process.env["KEELSON_DEEP_SEED"] !== undefined;
const patience = { testTimeout: isDeep ? 1_800_000 : 180_000, hookTimeout: 180_000 };

/* Tests may wait for something to happen; how long a busy machine takes for it is no reason to fail. */
const expectations = { poll: { timeout: 60_000 } };
const base = {
  env: quiet,
  ...patience,
  setupFiles: ["tests/support/property-tests.ts"],
  expect: expectations,
};

/* `npm test` states the seed of its order; without one vitest begins with the files that took longest. */
const seed = process.env["KEELSON_TEST_SEED"];
const seeded = seed === undefined ? {} : { sequence: { sequencer: FileOrder, seed: Number(seed) } };
const plugins = [react(), vanillaExtractPlugin()];

export default defineConfig({
  test: {
    /* The default leaves one processor free: on two, half of the machine. */
    maxWorkers: "100%",
    ...seeded,
    projects: [
      /* The line `// @vitest-environment jsdom` gives such a file a document. */
      {
        plugins,
        test: {
          ...base,
          name: "fresh",
          setupFiles: [...base.setupFiles, "tests/support/patient-queries.ts", "tests/support/loaded-parts.ts"],
          include: needsFreshModules,
        },
      },
      /* The other files leave nothing behind for the next one, so they share their workers: half of the time was loading. */
      {
        plugins,
        test: {
          ...base,
          name: "page",
          environment: "jsdom",
          isolate: false,
          setupFiles: [
            ...base.setupFiles,
            "tests/support/patient-queries.ts",
            "tests/support/loaded-parts.ts",
            "tests/support/shared-page.ts",
          ],
          include: needsDocument,
          exclude: [...needsFreshModules, needsNoDocument],
        },
      },
      {
        plugins,
        test: {
          ...base,
          name: "unit",
          isolate: false,
          include: [
            "tests/{domain,api,flows,adapters,composition,deploy,server,scenario,scripts,simulators,web,desk}/**/*.test.ts",
            needsNoDocument,
          ],
          exclude: [postgresOnly, ...needsFreshModules, ...needsDocument],
        },
      },
      /* The second brand: its folder is read when the first module asks for it. */
      {
        plugins,
        test: {
          name: "brand",
          env: { ...quiet, BRAND: "tests/brands/brandt" },
          ...patience,
          expect: expectations,
          include: ["tests/brands/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "postgres",
          env: quiet,
          ...patience,
          /* Shared workers pass their databases on from file to file. */
          isolate: false,
          expect: expectations,
          globalSetup: ["tests/server/support/postgres-template.ts"],
          include: [postgresOnly],
        },
      },
      {
        test: { name: "nginx", env: quiet, ...patience, expect: expectations, include: ["tests/guides/**/*.test.ts"] },
      },
      {
        test: {
          name: "architecture",
          env: quiet,
          ...patience,
          include: ["tests/architecture/**/*.test.ts", "tests/contracts/*.test.ts"],
        },
      },
      {
        test: {
          name: "consumer",
          env: quiet,
          isolate: false,
          globalSetup: ["tests/contracts/consumer/write-contracts.ts"],
          include: ["tests/contracts/consumer/**/*.test.ts"],
          ...patience,
        },
      },
    ],
    coverage: { provider: "v8", include: ["src/**"], reportsDirectory: "coverage" },
  },
});

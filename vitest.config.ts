import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const quiet = { PACT_DO_NOT_TRACK: "true", TZ: "Asia/Kolkata" };
const postgresOnly = "tests/server/**/*.postgres.test.ts";
const replacesModule = "tests/server/modules/accounts/passwords.test.ts";

/* Long enough for a machine that does much else at the same time; a test that hangs still ends. */
const isDeep = process.env["KEELSON_DEEP_SEED"] !== undefined;
const patience = { testTimeout: isDeep ? 1_800_000 : 180_000, hookTimeout: 180_000 };

/* Tests may wait for something to happen; how long a busy machine takes for it is no reason to fail. */
const expectations = { poll: { timeout: 60_000 } };
const setupFiles = ["tests/support/property-tests.ts"];

/* Web tests that need a document start with the line `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    /* The default leaves one processor free: on two, half of the machine. */
    maxWorkers: "100%",
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "web",
          env: quiet,
          ...patience,
          setupFiles,
          expect: expectations,
          include: ["tests/web/**/*.test.{ts,tsx}", replacesModule],
        },
      },
      /* These files leave nothing behind for the next one, so they share their workers: half of the time was loading. */
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          env: quiet,
          ...patience,
          setupFiles,
          expect: expectations,
          isolate: false,
          include: ["tests/{domain,api,flows,adapters,composition,server,scenario,scripts}/**/*.test.{ts,tsx}"],
          exclude: [postgresOnly, replacesModule],
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
          globalSetup: ["tests/contracts/consumer/version.ts"],
          include: ["tests/contracts/consumer/**/*.test.ts"],
          ...patience,
          fileParallelism: false,
        },
      },
    ],
    coverage: { provider: "v8", include: ["src/**"], reportsDirectory: "coverage" },
  },
});

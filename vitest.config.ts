import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const quiet = { PACT_DO_NOT_TRACK: "true", TZ: "Asia/Kolkata" };
const postgresOnly = "tests/server/**/*.postgres.test.ts";

/* Web tests that need a document start with the line `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          env: quiet,
          include: ["tests/{domain,flows,adapters,composition,web,server,scenario,scripts}/**/*.test.{ts,tsx}"],
          exclude: [postgresOnly],
        },
      },
      { test: { name: "postgres", env: quiet, include: [postgresOnly], testTimeout: 30_000 } },
      { test: { name: "architecture", env: quiet, include: ["tests/architecture/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "consumer",
          env: quiet,
          include: ["tests/contracts/consumer/**/*.test.ts"],
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "provider",
          env: quiet,
          include: ["tests/contracts/provider/**/*.test.ts"],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
    coverage: { provider: "v8", include: ["src/**"], reportsDirectory: "coverage" },
  },
});

import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { directImports } from "./scripts/build/direct-imports.ts";
import { englishOnly } from "./scripts/build/english-only.ts";
import { gregorianOnly } from "./scripts/build/gregorian-only.ts";

const api = process.env["KEELSON_API"] ?? "http://127.0.0.1:8080";

/** The desk, apart from the portal: neither build reads the other's files. */
export default defineConfig({
  root: "src/desk",
  base: "/desk/",
  publicDir: false,
  plugins: [directImports(), englishOnly(), gregorianOnly(), react(), vanillaExtractPlugin()],
  server: { proxy: { "/desk/api": api } },
  build: {
    outDir: resolve("dist/desk"),
    emptyOutDir: true,
    sourcemap: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

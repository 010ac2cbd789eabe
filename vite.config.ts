import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPages } from "./scripts/build/brand-pages.ts";
import { adaptersChunkOf, chunkOf, sharedChunkOf } from "./scripts/build/chunks.ts";
import { devPages } from "./scripts/build/dev-pages.ts";
import { devReference } from "./scripts/build/dev-reference.ts";
import { directImports } from "./scripts/build/direct-imports.ts";
import { earlyEntry } from "./scripts/build/early-entry.ts";
import { englishOnly } from "./scripts/build/english-only.ts";
import { gregorianOnly } from "./scripts/build/gregorian-only.ts";

/** Two templates, two entries: public pages must stay light and share no entry with the portal. */
const entries = { "index.html": "src/web/public.tsx", "app.html": "src/web/main.tsx" };
const templates = Object.entries(entries).flatMap(([template, entry]) => (existsSync(entry) ? [template] : []));
const api = process.env["KEELSON_API"] ?? "http://127.0.0.1:8080";
const apiBasePath = process.env["API_BASE_PATH"] ?? "/api";

/** `vite --mode offline` runs the portal without a server. */
const offline = [
  { find: /^#composition\/(early|portal|site)\.ts$/, replacement: resolve("src/composition/in-memory.ts") },
];

/** What two parts of the portal need is one file: a small file costs a request, and compresses badly. */
const SHARED = { name: sharedChunkOf(), minShareCount: 2 };

export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: { alias: mode === "offline" ? offline : [] },
  plugins: [
    directImports(),
    englishOnly(),
    gregorianOnly(),
    react(),
    vanillaExtractPlugin(),
    devPages(apiBasePath),
    devReference(),
    brandPages(mode === "offline"),
    earlyEntry(),
  ],
  publicDir: false,
  appType: "mpa",
  server: { proxy: { [apiBasePath]: api } },
  build: {
    outDir: "dist/client",
    manifest: isSsrBuild !== true,
    sourcemap: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    /* The reader of PDF files, which is fetched with the first one. */
    chunkSizeWarningLimit: 600,
    /* Every browser of the target knows what it would stand in for. */
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: templates,
      checks: { pluginTimings: false },
      /* The server that renders the pages has read its brand. */
      external: isSsrBuild === true ? ["#brand"] : [],
      output:
        isSsrBuild === true
          ? {}
          : {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: chunkOf() }, { name: adaptersChunkOf() }, SHARED],
              },
            },
    },
  },
}));

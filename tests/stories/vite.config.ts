import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPages } from "../../scripts/build/brand-pages.ts";
import { englishOnly } from "../../scripts/build/english-only.ts";
import { gregorianOnly } from "../../scripts/build/gregorian-only.ts";

/** All stories in one file: nothing is loaded later, so that a picture never shows a half loaded screen. */
export default defineConfig({
  logLevel: "warn",
  plugins: [brandPages(), englishOnly(), gregorianOnly(), react(), vanillaExtractPlugin()],
  publicDir: false,
  build: {
    outDir: ".cache/stories",
    emptyOutDir: true,
    minify: false,
    modulePreload: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: "src/web/stories/index.html", output: { codeSplitting: false } },
  },
});

import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPages } from "../../../scripts/build/brand-pages.ts";

/** Builds the harness as the product is built: minified, production React. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), brandPages()],
  logLevel: "warn",
  build: { target: "baseline-widely-available", emptyOutDir: true },
});

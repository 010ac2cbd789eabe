import { existsSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two templates: `index.html` starts the public site, `app.html` the portal; they share no entry so that public pages stay light. */
const templates = { index: "src/web/public.tsx", app: "src/web/main.tsx" };
const present = Object.entries(templates).filter(([, entry]) => existsSync(entry));

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: "dist/client",
    manifest: true,
    sourcemap: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    rolldownOptions: { input: Object.fromEntries(present.map(([name]) => [name, `${name}.html`])) },
  },
});

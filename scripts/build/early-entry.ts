import type { Plugin } from "vite";

/** What the portal's page runs first. */
export const EARLY = "src/web/early.ts";

/**
 * Makes the file of the early entry a script of its own in the portal's page: as a part of the portal it would wait until all of the
 * portal's code is here.
 */
export const earlyEntry = (): Plugin => ({
  name: "keelson-early-entry",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle, filename }) => {
      if (!filename.endsWith("app.html")) return [];
      const chunk = Object.values(bundle ?? {}).find(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(EARLY)),
      );
      if (chunk === undefined) throw new Error(`The build has no file with '${EARLY}'.`);
      const attrs = { type: "module", async: true, crossorigin: true, src: `/${chunk.fileName}` };
      return [{ tag: "script", attrs, injectTo: "head" }];
    },
  },
});

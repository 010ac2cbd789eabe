import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chunkOf } from "../../scripts/build/chunks.ts";

const START = "src/web/site/start/hydrate.tsx";

/* A small graph: who imports what. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [START]: ["react"],
  "src/web/site/pages/home.tsx": ["header", "hero"],
  "src/web/site/pages/about.tsx": ["header", "marks"],
  "src/composition/enquiry.ts": ["machines", "enquiry-flow"],
  "src/web/main.tsx": ["react", "router", "machines"],
  "src/web/portal/frame.tsx": ["react", "menus"],
  "src/web/screens/dashboard/screen.tsx": ["menus", "calendar", "combobox"],
  "src/web/screens/rate-search/screen.tsx": ["menus", "calendar", "combobox", "marks"],
  "src/web/screens/signup/screen.tsx": ["combobox"],
  "src/web/screens/my-bookings/screen.tsx": ["viewer"],
};
const edges = new Map(Object.entries(imports).map(([file, names]) => [resolve(file), names]));
const graph = { getModuleInfo: (id: string) => ({ importedIds: edges.get(id) ?? [] }) };

test.each([
  ["react", "base"],
  ["header", "site"],
  ["machines", "calls"],
  ["router", "portal"],
  ["menus", "inside"],
  ["calendar", "search"],
  ["combobox", "fields"],
])("%s, which several need, travels in %s", (id, chunk) => {
  expect(chunkOf()(id, graph)).toBe(chunk);
});

test.each(["hero", "marks", "enquiry-flow", "viewer", "\0helper"])("%s stays with the few that need it", (id) => {
  expect(chunkOf()(id, graph)).toBeNull();
});

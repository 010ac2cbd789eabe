import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chunkOf } from "../../scripts/build/chunks.ts";

const START = "src/web/site/hydrate.tsx";

/* A small graph: each file and its imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [START]: ["react", "initials"],
  "src/web/site/pages/home.tsx": ["header", "hero", "/src/domain/dates.ts"],
  "src/web/site/pages/about.tsx": [
    "header",
    "marks",
    "drawing",
    "/src/web/components/box.tsx",
    "/src/web/components/figure.tsx",
  ],
  "src/web/site/pages/air-freight.tsx": [
    "header",
    "drawing",
    "/src/web/components/box.tsx",
    "/src/web/components/figure.tsx",
  ],
  "src/composition/site-enquiry.ts": ["machines", "enquiry-flow"],
  "src/composition/site-quote.ts": ["draft-store", "draft-key", "/src/domain/load.ts"],
  "src/composition/site-session.ts": ["machines", "session-flow"],
  "src/web/main.tsx": ["react", "router", "machines", "draft-store", "session-flow"],
  "src/web/portal/frame.tsx": ["react", "menus", "initials"],
  "src/web/screens/dashboard/screen.tsx": ["menus", "calendar", "combobox", "draft-key", "/src/domain/search.ts"],
  "src/web/screens/rate-search/screen.tsx": [
    "menus",
    "calendar",
    "combobox",
    "marks",
    "draft-key",
    "/src/domain/search.ts",
    "/src/domain/load.ts",
    "/src/domain/dates.ts",
    "/src/web/components/figure.tsx",
  ],
  "src/web/screens/signup/screen.tsx": ["combobox"],
  "src/web/screens/my-bookings/screen.tsx": ["viewer", "/src/web/components/box.tsx"],
};
const edges = new Map(Object.entries(imports).map(([file, names]) => [resolve(file), names]));
const graph = { getModuleInfo: (id: string) => ({ importedIds: edges.get(id) ?? [] }) };

test.each([
  ["react", "base"],
  ["initials", "base"],
  ["header", "site"],
  ["drawing", "services"],
  ["/src/web/components/box.tsx", "drawings"],
  ["machines", "calls"],
  ["session-flow", "session"],
  ["router", "portal"],
  ["draft-store", "calls"],
  ["draft-key", "rules"],
  ["/src/domain/load.ts", "rules"],
  ["/src/domain/search.ts", "inside"],
  ["/src/domain/dates.ts", "facts"],
  ["/src/web/components/figure.tsx", "containers"],
  ["\0vite/preload-helper.js", "start"],
  ["/src/web/site/start.ts", "start"],
  ["/src/adapters/browser/clock.ts", "start"],
  ["menus", "inside"],
  ["calendar", "inside"],
  ["combobox", "inside"],
])("puts %s, which several files need, into %s", (id, chunk) => {
  expect(chunkOf()(id, graph)).toBe(chunk);
});

test.each(["hero", "marks", "enquiry-flow", "viewer", "\0helper"])("leaves %s to the bundler", (id) => {
  expect(chunkOf()(id, graph)).toBeNull();
});

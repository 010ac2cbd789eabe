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
  "src/composition/site-places.ts": ["places-adapter"],
  "src/composition/site-session.ts": ["machines", "session-flow"],
  "src/web/main.tsx": ["react", "router", "places-adapter", "machines", "draft-store", "session-flow"],
  "src/web/portal/frame.tsx": ["react", "menus", "initials"],
  "src/web/screens/dashboard/screen.tsx": [
    "calendar",
    "combobox",
    "draft-key",
    "/src/domain/search.ts",
    "due",
    "journey",
    "money",
  ],
  "src/web/screens/rate-search/screen.tsx": [
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
  "src/web/screens/my-bookings/screen.tsx": ["viewer", "/src/web/components/box.tsx", "calendar", "due", "money"],
  "src/web/screens/booking-page/screen.tsx": ["breakdown", "journey", "money"],
  "src/web/screens/tracking/screen.tsx": ["journey", "money"],
  "src/web/screens/available-rates/screen.tsx": ["breakdown", "money", "/src/web/screens/list.css.ts.vanilla.css"],
};
const edges = new Map(Object.entries(imports).map(([file, names]) => [resolve(file), names]));
const graph = { getModuleInfo: (id: string) => ({ importedIds: edges.get(id) ?? [] }) };

test.each([
  ["react", "base"],
  ["initials", "base"],
  ["header", "site"],
  ["drawing", "services"],
  ["/src/web/components/box.tsx", "base"],
  ["machines", "calls"],
  ["session-flow", "session"],
  ["router", "portal"],
  ["draft-store", "calls"],
  ["places-adapter", "calls"],
  ["draft-key", "rules"],
  ["/src/domain/load.ts", "rules"],
  ["/src/domain/dates.ts", "facts"],
  ["marks", "facts"],
  ["/src/web/components/figure.tsx", "containers"],
  ["\0vite/preload-helper.js", "start"],
  ["/src/web/site/start.ts", "start"],
  ["/src/adapters/browser/clock.ts", "start"],
  ["menus", "inside"],
  ["/src/domain/search.ts", "forms"],
  ["combobox", "combobox"],
  ["calendar", "inside"],
  ["breakdown", "offers"],
  ["due", "lists"],
  ["journey", "shipments"],
  ["money", "results"],
  ["/src/web/screens/list.css.ts.vanilla.css", "screens"],
])("puts %s, which several files need, into %s", (id, chunk) => {
  expect(chunkOf()(id, graph)).toBe(chunk);
});

test.each(["hero", "enquiry-flow", "viewer", "\0helper"])("leaves %s to the bundler", (id) => {
  expect(chunkOf()(id, graph)).toBeNull();
});

test("puts a module into the shortest list that has all its screens, and its imports never into a shorter one", () => {
  const screens = ["signup", "rate-search", "available-rates", "my-bookings", "booking-page", "tracking", "dashboard"];
  const needed = (users: readonly string[]) => {
    const at = new Map(screens.map((name) => [resolve(`src/web/screens/${name}/screen.tsx`), users.includes(name)]));
    return chunkOf()("module", { getModuleInfo: (id) => ({ importedIds: at.get(id) === true ? ["module"] : [] }) });
  };
  const subsets = Array.from({ length: 2 ** screens.length }, (_, bits) => screens.filter((_, at) => bits & (1 << at)));
  const fetchedBy = new Map<string | null, Set<string>>();
  for (const users of subsets)
    if (users.length > 1) fetchedBy.set(needed(users), new Set([...(fetchedBy.get(needed(users)) ?? []), ...users]));
  for (const users of subsets)
    for (const more of subsets)
      if (users.length > 1 && users.every((name) => more.includes(name))) {
        const [fetched, imported] = [fetchedBy.get(needed(users)), fetchedBy.get(needed(more))];
        expect([...(fetched ?? [])].filter((name) => imported?.has(name) !== true)).toEqual([]);
      }
});

import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { EARLY } from "./early-entry.ts";

/** What the bundler tells of a module. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What one thing that a browser opens needs at once. */
type Needs = ReadonlySet<string>;

type MainScreen = keyof typeof MAIN_SCREENS;

interface Uses {
  readonly pages: readonly Needs[];
  /** The landing page, where most visitors come in. */
  readonly home: Needs;
  readonly enquiry: Needs;
  readonly portal: Needs;
  /** What runs before the portal. */
  readonly early: Needs;
  readonly frame: Needs;
  readonly screens: readonly Needs[];
  readonly doors: readonly Needs[];
  readonly signIn: Needs;
  readonly rateSearch: Needs;
  readonly adapters: Readonly<Record<"booking-adapters" | "offer-adapters", Needs>>;
  /** The screens behind the sign-in that are opened most, with what each calls the API with. */
  readonly main: readonly (readonly [name: MainScreen, needs: Needs])[];
  /** The screens behind the sign-in, and the frame around them. */
  readonly inside: readonly Needs[];
  readonly quote: Needs;
  /** What a field of places on a public page fetches. */
  readonly places: Needs;
  /** What a public page fetches for somebody who is signed in. */
  readonly session: Needs;
}

const filesIn = (folder: string, file: (name: string) => string): readonly string[] =>
  readdirSync(folder).map((name) => `${folder}/${file(name)}`);

const needs = (graph: Graph, ...files: readonly string[]): Needs => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    const module = graph.getModuleInfo(id);
    if (module === null || found.has(id)) return;
    found.add(id);
    module.importedIds.forEach(visit);
  };
  for (const file of files) visit(resolve(file));
  return found;
};

/* What every public page is taken over with. */
const START = "src/web/site/hydrate.tsx";
const HOME = "src/web/site/pages/home.tsx";

const FRAME = "src/web/portal/frame.tsx";

/* What the landing page fetches for its quote. */
const QUOTE = "src/composition/site-quote.ts";

const PLACES = "src/composition/site-places.ts";

const SESSION = "src/composition/site-session.ts";

/* What the enquiry form fetches when it comes near. */
const ENQUIRY = ["src/web/site/enquiry/enquiry-state.ts", "src/web/site/enquiry/enquiry-toasts.tsx"];

const DOORS: readonly string[] = ["sign-in", "signup", "forgot-password", "reset-password", "invitation"];

const screensIn = (belongs: (name: string) => boolean): readonly string[] =>
  readdirSync("src/web/screens")
    .filter(belongs)
    .map((name) => `src/web/screens/${name}/screen.tsx`);

const toAdapterFile = (name: string): string => `src/composition/${name}.ts`;

/* The adapters behind each. */
const MAIN_SCREENS = {
  signup: [],
  "rate-search": [],
  "available-rates": ["offer-adapters"],
  "my-bookings": ["booking-adapters"],
  "booking-page": ["quote-adapters", "booking-adapters"],
  tracking: ["booking-adapters"],
  dashboard: ["booking-adapters"],
} as const;

const usesIn = (graph: Graph): Uses => ({
  pages: filesIn("src/web/site/pages", (name) => name).map((page) => needs(graph, START, page)),
  home: needs(graph, START, HOME),
  enquiry: needs(graph, "src/composition/site-enquiry.ts", ...ENQUIRY),
  portal: needs(graph, "src/web/main.tsx"),
  early: needs(graph, EARLY),
  frame: needs(graph, FRAME),
  screens: screensIn(() => true).map((screen) => needs(graph, screen)),
  signIn: needs(graph, "src/web/screens/sign-in/screen.tsx"),
  doors: screensIn((name) => DOORS.includes(name)).map((screen) => needs(graph, screen)),
  inside: [FRAME, ...screensIn((name) => !DOORS.includes(name))].map((file) => needs(graph, file)),
  quote: needs(graph, QUOTE),
  places: needs(graph, PLACES),
  session: needs(graph, SESSION),
  adapters: {
    "booking-adapters": needs(graph, toAdapterFile("booking-adapters")),
    "offer-adapters": needs(graph, toAdapterFile("offer-adapters")),
  },
  main: listNames(MAIN_SCREENS).map((name) => [
    name,
    needs(
      graph,
      `src/web/screens/${name}/screen.tsx`,
      ...(name === "signup" ? [] : [FRAME]),
      ...MAIN_SCREENS[name].map(toAdapterFile),
    ),
  ]),
  rateSearch: needs(graph, "src/web/screens/rate-search/screen.tsx"),
});

const listNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => name in table);

const times = (uses: readonly Needs[], id: string): number => uses.filter((one) => one.has(id)).length;

const isOurs = (id: string): boolean => /[\\/](?:src|data)[\\/]/.test(id);

const isComponent = (id: string): boolean => id.includes("/src/web/components/");

/* The head of a public page fetches these before its first paint: it would fetch anything else in their file, too. */
const HEAD = ["/site/start.ts", "/components/moved-press.ts", "/adapters/browser/clock.ts"];
const isOfHead = (id: string): boolean => id.includes("vite/preload-helper") || HEAD.some((file) => id.endsWith(file));

const nameIn = (uses: Uses, id: string): string | null => {
  if (isOfHead(id)) return "start";
  if (id.startsWith("\0")) return null;
  if (uses.early.has(id) && isOurs(id)) return uses.session.has(id) ? "store" : "early";
  const pages = times(uses.pages, id);
  const screens = times(uses.screens, id);
  const isOfPortal = uses.portal.has(id) || uses.doors.every((door) => door.has(id));
  const isOfInside = uses.frame.has(id) || (screens > 2 && times(uses.inside, id) > 0);
  const isOfRateSearch = uses.rateSearch.has(id);
  if (pages > 1 && (isOfPortal || isOfInside)) return "base";
  if (pages > 0 && isOfPortal) return "store";
  if (pages > 0 && (isOfInside || isOfRateSearch) && !isComponent(id)) return "facts";
  if (pages > 1 && screens === 0) return uses.home.has(id) ? "site" : "services";
  if (pages > 1 && isComponent(id)) return isOfRateSearch ? "containers" : "base";
  if (pages > 0) return null;
  if (uses.enquiry.has(id)) return isOfPortal || (isOurs(id) && screens > 2) ? "calls" : null;
  if (isOfPortal && (uses.quote.has(id) || uses.places.has(id))) return "calls";
  if (isOfPortal) return uses.session.has(id) ? "session" : "portal";
  /* In the file of the frame, the sign-in would fetch all of that. */
  if (uses.signIn.has(id) && isOurs(id) && screens > 2) return "portal";
  if (id.endsWith(".vanilla.css") && screens > 0) return "screens";
  if (isOfRateSearch && uses.quote.has(id)) return "rules";
  return nameByScreens(uses, id);
};

/*
 * Files of the portal, and the screens that fetch each. What is left where two of these lists meet is a list as well: a module lies in
 * the file of the shortest list with all screens that need it, so no file of one list imports the file of a shorter one.
 */
const FILES: readonly (readonly [name: string, screens: readonly MainScreen[]])[] = [
  ["forms", ["rate-search", "dashboard"]],
  ["lists", ["my-bookings", "dashboard"]],
  ["offers", ["available-rates", "booking-page"]],
  ["combobox", ["signup", "rate-search", "dashboard"]],
  ["shipments", ["my-bookings", "booking-page", "tracking", "dashboard"]],
  ["results", ["available-rates", "my-bookings", "booking-page", "tracking", "dashboard"]],
  /* With what the sign-up needs of it. */
  ["inside", ["signup", "rate-search", "available-rates", "my-bookings", "booking-page", "tracking", "dashboard"]],
];

const nameByScreens = ({ main }: Uses, id: string): string | null => {
  const users = main.flatMap(([name, one]) => (one.has(id) ? [name] : []));
  if (users.length < 2) return null;
  return FILES.find(([, screens]) => users.every((name) => screens.includes(name)))?.[0] ?? null;
};

type NameChunk = (id: string, graph: Graph) => string | null;

const nameBy = (nameOf: (uses: Uses, id: string) => string | null): NameChunk => {
  let uses: Uses | null = null;
  return (id, graph) => {
    uses ??= usesIn(graph);
    return nameOf(uses, id);
  };
};

/**
 * Names the chunk of a module by what needs it: modules that are needed together share a file, because a small file costs a
 * request and compresses badly. Null leaves a module to the other groups, and to the bundler.
 */
export const chunkOf = (): NameChunk => nameBy(nameIn);

const isOfFirstScreens = ({ pages, home, enquiry, quote, session, portal, doors, frame }: Uses, id: string): boolean =>
  [...pages, home, enquiry, quote, session, portal, ...doors, frame].some((one) => one.has(id));

/**
 * Names the files of the adapters that are fetched behind the sign-in: each is small, and a screen needs several. Those of quotes are
 * left to the bundler: named, their file would be fetched through one that only hands on what it exports.
 */
export const adaptersChunkOf = (): NameChunk =>
  nameBy((uses, id) => {
    if (!isOurs(id) || isOfFirstScreens(uses, id) || times(uses.screens, id) > 0) return null;
    if (uses.adapters["booking-adapters"].has(id)) return "booking-adapters";
    return uses.adapters["offer-adapters"].has(id) ? "offer-adapters" : null;
  });

/** Names what is fetched behind the sign-in alone: the public pages and the sign-in fetch none of it. */
export const sharedChunkOf = (): NameChunk =>
  nameBy((uses, id) => {
    if (!isOurs(id) || isOfFirstScreens(uses, id)) return null;
    const [one, ...others] = uses.main.flatMap(([name, needed]) => (needed.has(id) ? [name] : []));
    return others.length === 0 && one !== undefined ? one : "shared";
  });

import { MatchersV3 } from "@pact-foundation/pact";
import type { PauseChange, Source, SourceTestQuery } from "#desk/ports/index.ts";
import { asAdmin, type DeskInteraction, done, refused, refusedFields } from "./kit.ts";

const { like } = MatchersV3;

const NAME = "Norrvik Line";
const isSetUp = { ...asAdmin, "a connector is set up": { name: NAME } } as const;
const isPaused = { ...isSetUp, "a connector is paused": { name: NAME, staff: "staff-jan", reason: "Wrong prices" } };

const SOURCE: Source = {
  id: NAME,
  name: NAME,
  kind: "connector",
  state: "untried",
  until: null,
  pause: null,
  revision: 0,
  lastAnswer: null,
  error: null,
  recent: [],
  usualSeconds: null,
  allowances: [{ calls: 20, spanSeconds: 3_600, left: 20 }],
  cost: null,
  asked: 0,
  answered: 0,
  sheet: null,
  isAsked: true,
  takesReference: false,
};
const PAUSED: Source = {
  ...SOURCE,
  state: "paused",
  pause: { reason: "Wrong prices", by: "Jan Visser", since: "2026-11-20T08:00:00.000Z", until: null },
  revision: 1,
};
const toUnconnected = (carrier: string, name: string): Source => ({
  ...SOURCE,
  id: `carrier ${carrier}`,
  name,
  state: "not-set-up",
  allowances: [],
  isAsked: false,
});
const SOURCES = [
  SOURCE,
  toUnconnected("cma-cgm", "CMA CGM"),
  toUnconnected("cosco", "COSCO"),
  toUnconnected("direct-booking", "Direct booking"),
  toUnconnected("hapag-lloyd", "Hapag-Lloyd"),
];

const DETAILS = { source: SOURCE, settings: [{ name: "host", value: "api.norrvik.example" }], calls: [] };

const QUERY: SourceTestQuery = {
  connector: NAME,
  from: "INNSA",
  to: "NLRTM",
  size: "40HC",
  day: "2026-12-01",
  reference: "",
};
const TYPED = { from: "INNSA", to: "NLRTM", size: "40HC", day: "2026-12-01" };
const TEST = {
  seconds: 0.1,
  found: 0,
  failure: { at: "2026-11-20T08:00:00.000Z", cause: "fault", detail: "it answered with status 500" },
  prices: [],
  sailings: [],
  reference: null,
  unreadable: [],
  calls: [],
  cost: null,
};

const PAUSE: PauseChange = { connector: NAME, revision: 0, reason: "Wrong prices", until: null };
const RESUME = { connector: NAME, revision: 1, reason: "The prices are right again" };
const UNKNOWN = "There is no connector of this name.";
const OUTDATED = "Somebody else has paused it (Wrong prices). Check it and try again.";
const PLACE = "Type a UN/LOCODE such as INNSA.";

/** The sources, a test of one, and pauses. */
export const CONNECTOR_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "the sources",
    states: isSetUp,
    request: { method: "GET", path: "/connectors" },
    response: done(SOURCES),
    send: ({ connectors }, signal) => connectors.list(signal),
    outcome: { value: SOURCES },
  },
  {
    title: "a source with its settings",
    states: isSetUp,
    request: { method: "GET", path: "/connectors/Norrvik%20Line" },
    response: done([DETAILS]),
    send: ({ connectors }, signal) => connectors.get(NAME, signal),
    outcome: { value: DETAILS },
  },
  {
    title: "a test of a connector that does not answer",
    states: isSetUp,
    request: { method: "POST", path: "/connectors/Norrvik%20Line/test", json: TYPED },
    response: done([{ ...TEST, seconds: like(0.1) }]),
    send: ({ connectors }, signal) => connectors.test(QUERY, signal),
    outcome: { value: TEST },
  },
  {
    title: "a test from a place without a code",
    states: isSetUp,
    request: { method: "POST", path: "/connectors/Norrvik%20Line/test", json: { ...TYPED, from: "Mumbai" } },
    ...refusedFields(PLACE, [{ field: "from", message: PLACE }]),
    send: ({ connectors }, signal) => connectors.test({ ...QUERY, from: "Mumbai" }, signal),
  },
  {
    title: "a pause of a connector",
    states: isSetUp,
    request: {
      method: "PUT",
      path: "/connectors/Norrvik%20Line/pause",
      json: { reason: "Wrong prices", until: null, revision: 0 },
    },
    response: done([PAUSED]),
    send: ({ connectors }, signal) => connectors.pause(PAUSE, signal),
    outcome: { value: PAUSED },
  },
  {
    title: "a pause of a connector that somebody else has paused",
    states: isPaused,
    request: {
      method: "PUT",
      path: "/connectors/Norrvik%20Line/pause",
      json: { reason: "Wrong prices", until: null, revision: 0 },
    },
    ...refused(409, OUTDATED),
    send: ({ connectors }, signal) => connectors.pause(PAUSE, signal),
  },
  {
    title: "the end of a pause",
    states: isPaused,
    request: {
      method: "POST",
      path: "/connectors/Norrvik%20Line/resumption",
      json: { reason: "The prices are right again", revision: 1 },
    },
    response: done([{ ...SOURCE, revision: 2 }]),
    send: ({ connectors }, signal) => connectors.resume(RESUME, signal),
    outcome: { value: { ...SOURCE, revision: 2 } },
  },
  {
    title: "the end of a pause of a connector that there is not",
    states: asAdmin,
    request: {
      method: "POST",
      path: "/connectors/Pelagia/resumption",
      json: { reason: "The prices are right again", revision: 1 },
    },
    ...refused(404, UNKNOWN),
    send: ({ connectors }, signal) => connectors.resume({ ...RESUME, connector: "Pelagia" }, signal),
  },
];

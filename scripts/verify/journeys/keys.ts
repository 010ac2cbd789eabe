/* API keys and the link of a calendar: what works without a session. */
import type { Difference } from "../differences.ts";
import type { JsonObject } from "../json.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
import { addDays } from "./days.ts";

/** A day on which a key of one day has ended in every zone. */
export const toKeyInputs = (day: string): JsonObject => ({ dayAfterKey: addDays(day, 3) });

const READ_KEY = "createReadKey";
const BOOK_KEY = "createBookKey";
const SHORT_KEY = "createShortKey";

/** Rights are those that were asked for, and the list shows the end of the key. */
const compareKey: Compare = only(({ body, requests, stepId }) => {
  const key = readString(body, "result.0.key") ?? "";
  const shown = readString(body, "result.0.shown") ?? "";
  const [asked, stated] = [requests.get(stepId), read(body, "result.0")].map((one) =>
    readList(one, "scopes").map(String).toSorted(),
  );
  return [
    ...same("$.result[0].scopes", asked?.join(", "), stated?.join(", ")),
    ...same("$.result[0].state", "active", read(body, "result.0.state")),
    ...(shown.endsWith(key.slice(-4)) && shown.length < key.length
      ? []
      : [differ("$.result[0].shown", "the beginning and the last four letters of the key", shown)]),
  ];
});

/** The list has each key in its state; a key that was used has a last use. */
const compareKeys = (states: Readonly<Record<string, string>>, used: readonly string[]): Compare =>
  only(({ body, outputs }) =>
    Object.entries(states).flatMap(([step, state]) => {
      const found = findEntry(body, "result", "id", outputs.get(step)?.["id"]);
      if (found === undefined) return [differ("$.result", `the key of ${step}`, readList(body, "result").length)];
      const lastUse = readString(found.entry, "lastUsedAt");
      return [
        ...same(`${found.path}.state`, state, read(found.entry, "state")),
        ...((lastUse !== null) === used.includes(step)
          ? []
          : [differ(`${found.path}.lastUsedAt`, used.includes(step) ? "when it was used" : "null", lastUse)]),
        ...(read(found.entry, "key") === undefined ? [] : [differ(`${found.path}.key`, "no key in a list", "a key")]),
      ];
    }),
  );

const readNumber = ({ outputs }: Answered): unknown => outputs.get("book")?.["quotationId"];

const listNumbers = (body: unknown): readonly unknown[] =>
  readList(body, "result").map((one) => read(one, "quotationId"));

/** The list has the booking of the key, or has it not. */
const compareBooked = (isListed: boolean): Comparison => ({
  needs: ["book"],
  compare: only((step) =>
    listNumbers(step.body).includes(readNumber(step)) === isListed
      ? []
      : [differ("$.result", `${isListed ? "" : "nothing of "}the booking of the key`, listNumbers(step.body))],
  ),
});

const compareNone: Compare = only(({ body }) => same("$.result.length", 0, readList(body, "result").length));

const ACTIVE = { [READ_KEY]: "active", [BOOK_KEY]: "active", [SHORT_KEY]: "active" };

/** The steps of `useKeys` that are compared. */
export const KEYS: Readonly<Record<string, Comparison>> = {
  [READ_KEY]: { compare: compareKey },
  [BOOK_KEY]: { compare: compareKey },
  [SHORT_KEY]: { compare: compareKey },
  listWithKey: compareBooked(true),
  listWithReadKey: compareBooked(true),
  listForeign: compareBooked(false),
  listKeys: { compare: compareKeys(ACTIVE, [READ_KEY, BOOK_KEY]) },
  listForeignKeys: { compare: compareNone },
  useOtherKey: compareBooked(true),
  useShortKey: compareBooked(true),
  useKeyWithoutEnd: compareBooked(true),
  listEndedKeys: {
    compare: compareKeys({ [READ_KEY]: "revoked", [BOOK_KEY]: "active", [SHORT_KEY]: "expired" }, [
      READ_KEY,
      BOOK_KEY,
      SHORT_KEY,
    ]),
  },
};

const ADDRESS = /\/calendar\/([A-Za-z0-9_-]{20,128})$/;

const FEEDS = ["createFeed", "createOtherFeed", "replaceFeed"];

const readToken = (body: unknown): string | undefined => ADDRESS.exec(readString(body, "result.0.link") ?? "")?.[1];

/** A new link has an address of its own. */
const compareFeed: Compare = ({ body, bodies }) => {
  const [token, earlier] = [readToken(body), FEEDS.map((step) => readToken(bodies.get(step)))];
  const isKnown = token !== undefined && earlier.includes(token);
  return {
    differences: isKnown ? [differ("$.result[0].link", "another address than before", "the same one")] : [],
    outputs: { token },
  };
};

/** A calendar has the booking under one of its numbers, or has nothing of it; no link of the API. */
const compareCalendar =
  (isListed: boolean): Compare =>
  (step) => {
    const text = step.answer.body.toString("utf8").replaceAll(/\r?\n[ \t]/g, "");
    const numbers = [readNumber(step), read(step.bodies.get("book"), "result.0.bookingId")];
    const hasNumber = numbers.some((number) => typeof number === "string" && text.includes(number));
    const lacks: readonly Difference[] = [
      ...(text.startsWith("BEGIN:VCALENDAR") ? [] : [differ("body", "BEGIN:VCALENDAR", text.slice(0, 40))]),
      ...(hasNumber === isListed
        ? []
        : [differ("body", `${isListed ? "" : "nothing of "}the booking ${String(numbers[0])}`, text.slice(0, 200))]),
    ];
    return { differences: lacks };
  };

/** The link is stated without its address. */
const compareHidden: Compare = only(({ body, bodies }) => [
  ...same("$.result.length", 1, readList(body, "result").length),
  ...same(
    "$.result[0].createdAt",
    read(bodies.get("createFeed"), "result.0.createdAt"),
    read(body, "result.0.createdAt"),
  ),
  ...same("$.result[0].link", undefined, read(body, "result.0.link")),
]);

/** The steps of `linkCalendar` that are compared. */
export const CALENDAR: Readonly<Record<string, Comparison>> = {
  readNoFeed: { compare: compareNone },
  createFeed: { compare: compareFeed },
  createOtherFeed: { compare: compareFeed },
  replaceFeed: { compare: compareFeed },
  openEmpty: { compare: compareCalendar(false) },
  openCalendar: { needs: ["book"], compare: compareCalendar(true) },
  openOtherCalendar: { needs: ["book"], compare: compareCalendar(false) },
  openNew: { needs: ["book"], compare: compareCalendar(true) },
  openOtherLeft: { needs: ["book"], compare: compareCalendar(false) },
  readFeed: { needs: ["createFeed"], compare: compareHidden },
  readEnded: { compare: compareNone },
};

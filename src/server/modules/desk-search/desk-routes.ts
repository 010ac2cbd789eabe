import type { SearchGroup, SearchHit } from "#api/desk-schema.d.ts";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Executor } from "#server/schema.ts";
import { toSearchText } from "../booking-views/index.ts";
import { findBookings } from "./find-bookings.ts";
import { findCompanies, findPeople } from "./find-customers.ts";
import { findQuotes, findRequests } from "./find-quotes.ts";
import type { Sought } from "./sought.ts";

type Find = (db: Executor, sought: Sought) => Promise<readonly SearchHit[]>;

const GROUPS: readonly (readonly [SearchGroup["group"], Find])[] = [
  ["bookings", findBookings],
  ["quotes", findQuotes],
  ["quote-requests", findRequests],
  ["companies", findCompanies],
  ["people", findPeople],
];

const MOST_WORDS = 6;

/* `KLSU 482169-2`, as it is printed on the container: four letters, six figures and the check digit. */
const CONTAINER = /^[a-z]{4}\d{7}$/;

const toSought = (text: string, now: number): Sought => ({
  words: text
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS),
  now,
});

const findAll = async (db: Executor, sought: Sought): Promise<readonly SearchGroup[]> => {
  if (sought.words.length === 0) return [];
  const groups: SearchGroup[] = [];
  for (const [group, find] of GROUPS) {
    const hits = await find(db, sought);
    if (hits.length > 0) groups.push({ group, hits: [...hits] });
  }
  return groups;
};

/* A number of a carrier may have its dash: only what is not found as typed is read as a container. */
const findTyped = async (db: Executor, typed: string, now: number): Promise<readonly SearchGroup[]> => {
  const text = toSearchText(typed);
  const groups = await findAll(db, toSought(text, now));
  const container = text.replace(/[\s./-]+/g, "");
  return groups.length > 0 || container === text || !CONTAINER.test(container)
    ? groups
    : findAll(db, toSought(container, now));
};

/** Finding anything by its number, its name or a reference. */
export const deskSearchFeature: DeskFeature = ({ database: { db }, clock }) => [
  deskRoute("searchDesk", "use-desk", async ({ query }) => answer(await findTyped(db, query.text, clock()))),
];

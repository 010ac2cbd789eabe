import type { SearchHit } from "#api/desk-schema.d.ts";
import type { Executor } from "#server/schema.ts";
import { readCustomerNames } from "../accounts/index.ts";
import { toSearchText } from "../booking-views/index.ts";
import { toSearchedTransport } from "../desk-inbox/index.ts";
import { readSearch, searchQuotes, searchRequests } from "../quotes/index.ts";
import { findMatch, MOST_HITS, type Sought } from "./sought.ts";

/* More than are shown: names of fields match as well, and are sorted out. */
const MOST_READ = 60;

const isFound = ({ lane }: Pick<SearchHit, "lane">, texts: readonly (string | null)[], { words }: Sought): boolean => {
  const ends = lane === null ? [] : [lane.from.name, lane.from.code, lane.to.name, lane.to.code];
  const text = toSearchText([...texts, ...ends].filter((one) => one !== null).join(" "));
  return words.every((word) => text.includes(word));
};

const toTransportHit = (row: { readonly search: string }): Pick<SearchHit, "lane" | "containers"> => {
  const { lane, containers } = toSearchedTransport(readSearch(row));
  return { lane, containers: [...containers] };
};

/** Quotes of all companies by number, reference, place or the name of the company; the newest first. */
export const findQuotes = async (db: Executor, sought: Sought): Promise<readonly SearchHit[]> =>
  (await searchQuotes(db, sought.words, MOST_READ))
    .map((row) => ({ row, transport: toTransportHit(row) }))
    .filter(({ row, transport }) =>
      isFound(transport, [row.number, row.reference, row.companyName, row.contactName], sought),
    )
    .slice(0, MOST_HITS)
    .map(({ row, transport }) => ({
      id: row.number,
      title: row.number,
      ...transport,
      carrier: null,
      customer: row.companyName,
      detail: findMatch([row.reference, row.contactName], sought),
      state: row.outcome,
    }));

/** Requests for a quote by number, place or commodity; the newest first. */
export const findRequests = async (db: Executor, sought: Sought): Promise<readonly SearchHit[]> => {
  const hits = (await searchRequests(db, sought.words, MOST_READ))
    .map((row) => ({ row, transport: toTransportHit(row) }))
    .filter(({ row, transport }) => isFound(transport, [row.number, row.commodity], sought))
    .slice(0, MOST_HITS);
  const companies = await readCustomerNames(
    db,
    hits.map(({ row }) => row.accountId),
  );
  return hits.map(({ row, transport }) => ({
    id: row.number,
    title: row.number,
    ...transport,
    carrier: null,
    customer: companies.get(row.accountId)?.name ?? null,
    detail: findMatch([row.commodity], sought),
    state: row.state,
  }));
};

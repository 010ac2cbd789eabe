import type { ListedQuote, OpenedQuote } from "#ports/quotes.ts";
import { redactQuote } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import { startAppServices } from "#flows/services.ts";
import type { Ports } from "#ports/index.ts";
import { aQuote } from "#tests/domain/quotes/fixtures.ts";
import { draftsIn, portsWith } from "#tests/support/flows.ts";
import { aSearch } from "#tests/support/searches.ts";

export const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };

export const refused = (reason: Extract<Failure, { kind: "refused" }>["reason"], message: string): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

export const aListedQuote = (changes: Partial<ListedQuote> = {}): ListedQuote => ({
  ...aQuote(),
  search: aSearch(),
  ...changes,
});

export const anOpenedQuote = (changes: Partial<ListedQuote> = {}): OpenedQuote => ({
  quote: redactQuote(aListedQuote(changes), "Asha Menon"),
  expiresAt: "2026-11-27T18:30:00.000Z",
});

/** Services with these calls of the port of quotes, over drafts in memory. */
export const quoteServices = (
  quotes: Partial<Ports["quotes"]>,
  drafts = new Map<string, string>(),
  account: Partial<Ports["account"]> = {},
  moment = { now: "2026-11-20T06:30:00.000Z" },
) => {
  const bare = portsWith({});
  let keys = 0;
  const saved: string[] = [];
  const services = startAppServices({
    ...bare,
    quotes: { ...bare.quotes, ...quotes },
    account: { ...bare.account, ...account },
    clock: { ...bare.clock, now: () => moment.now },
    ids: { next: () => `key-${String(++keys)}` },
    documents: { save: ({ name }) => void saved.push(name) },
    drafts: draftsIn(drafts),
  });
  return { services, drafts, saved };
};

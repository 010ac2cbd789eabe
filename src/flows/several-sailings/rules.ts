import { calculateTotals, expandRate, type TotalView } from "#domain/rates";
import {
  addPrices,
  divideLoad,
  findOfferOfSailing,
  isSameLoad,
  listLoads,
  type SailingDay,
  type Share,
} from "#domain/distribution";
import type { ContainerLine } from "#domain/containers";
import type { FclSearch } from "#domain/search";
import type { BookingOutcome, DayChoice, LoadAnswer, QuotedShare, SeveralContext } from "./types.ts";

/** The load that a choice takes, in the order of the search. */
const toContainers = ({ containers }: FclSearch, { quantities }: DayChoice): readonly ContainerLine[] =>
  containers.flatMap((line) => {
    const quantity = quantities[line.equipment] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

type Plan = Pick<SeveralContext, "search" | "days" | "choices">;

/** The parts of the load, by day. */
export const listShares = ({ search, days, choices }: Plan): readonly Share[] =>
  days.flatMap(({ day }) => {
    const choice = choices.get(day);
    const containers = choice === undefined ? [] : toContainers(search, choice);
    return choice === undefined || containers.length === 0 ? [] : [{ day, rateId: choice.rateId, containers }];
  });

/** Nothing is taken, and the lowest offer of each day is chosen. */
export const startPlan = (days: readonly SailingDay[]): SeveralContext["choices"] =>
  new Map(
    days.flatMap(({ day, offers: [first] }) =>
      first === undefined ? [] : [[day, { rateId: first.id, quantities: {} }]],
    ),
  );

export const changeChoice = (
  choices: SeveralContext["choices"],
  day: string,
  change: (choice: DayChoice) => DayChoice,
): SeveralContext["choices"] => {
  const choice = choices.get(day);
  return choice === undefined ? choices : new Map([...choices, [day, change(choice)]]);
};

/** The load as evenly as possible over the first days, with the offers that are chosen. */
export const dividePlan = ({ search, days, choices }: Plan, count: number): SeveralContext["choices"] => {
  const parts = divideLoad(search.containers, Math.min(count, days.length));
  return new Map(
    days.flatMap(({ day }, index) => {
      const choice = choices.get(day);
      const quantities = Object.fromEntries(
        (parts[index] ?? []).map(({ equipment, quantity }) => [equipment, quantity]),
      );
      return choice === undefined ? [] : [[day, { ...choice, quantities }]];
    }),
  );
};

export const listQuotedLoads = (plan: Plan): readonly (readonly ContainerLine[])[] => listLoads(listShares(plan));

const toQuote = ({ search, days }: Plan, share: Share, answers: readonly LoadAnswer[]): readonly QuotedShare[] => {
  const chosen = days.find(({ day }) => day === share.day)?.offers.find(({ id }) => id === share.rateId);
  const answer = answers.find(({ containers }) => isSameLoad(containers, share.containers));
  if (chosen === undefined || answer === undefined) return [];
  const { rates, exchange, haulage = [] } = answer.list;
  const scope = { search: { ...search, containers: share.containers }, exchange, haulage };
  const view: TotalView = { totals: calculateTotals(rates, scope), basis: "quoted" };
  const found = findOfferOfSailing(chosen, rates, view);
  return [
    { day: share.day, containers: share.containers, chosen, rate: found === null ? null : expandRate(found), exchange },
  ];
};

/** The parts of a plan with the offers of their sailings in the answers. */
export const toQuotes = (plan: Plan, answers: readonly LoadAnswer[]): readonly QuotedShare[] =>
  listShares(plan).flatMap((share) => toQuote(plan, share, answers));

/** What these parts cost together. */
export const sumQuotes = (quotes: readonly QuotedShare[]) =>
  addPrices(
    quotes.flatMap(({ rate }) => (rate === null ? [] : [rate.price])),
    quotes[0]?.exchange ?? null,
  );

export const isRetryable = (outcome: BookingOutcome): boolean =>
  outcome.kind === "failed" && outcome.remedy === "send-again";

/** The next booking to send; null if there is none. */
export const findNext = (outcomes: readonly BookingOutcome[]): number | null => {
  const next = outcomes.findIndex(({ kind }) => kind === "waiting");
  return next < 0 ? null : next;
};

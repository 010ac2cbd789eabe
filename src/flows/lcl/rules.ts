import { keepProblems, listProblems } from "#domain/field-problem.ts";
import {
  DEFAULT_LCL_CRITERIA,
  type LclCriteria,
  type LclPage,
  resizeLclPage,
  type LclDraft,
  type LclSearch,
  isSameLclSearch,
  type LclProblem,
  NO_LCL_SAILING,
  validateLclDraft,
} from "#domain/lcl";
import { judgeAgain as judgeOfferAgain, toJudgementDelay, withdrawOffer } from "#domain/rates";
import { createZoneClock, type UtcMinutes } from "#domain/time";
import type { LclRateList } from "#ports/api.ts";
import type { LclContext, LclEnd, PortLookup } from "./types.ts";

export const swapEnds = (draft: LclDraft): LclDraft => ({
  ...draft,
  origin: draft.destination,
  destination: draft.origin,
});

const listNames = (ports: LclContext["ports"]): readonly string[] => (ports ?? []).map(({ name }) => name);

export const readSearch = ({ draft, ports, numbers }: LclContext): LclSearch | null =>
  validateLclDraft(draft, listNames(ports), numbers).unwrapOr(null);

export const findProblems = ({ draft, ports, numbers }: LclContext): readonly LclProblem[] =>
  listProblems(validateLclDraft(draft, listNames(ports), numbers));

/** Shown problems that a changed form still has; new ones wait for the next check. */
export const remainingProblems = (context: LclContext): readonly LclProblem[] =>
  context.problems.length === 0 ? context.problems : keepProblems(context.problems, findProblems(context));

/** Problems to announce: all after Search Rates, otherwise those that are not shown yet. */
export const findNewProblems = (context: LclContext): readonly LclProblem[] => {
  const found = findProblems(context);
  const shown = context.showAllErrors ? [] : keepProblems(found, context.problems);
  return found.filter((problem) => !shown.includes(problem));
};

/** Another search starts on its first page. */
export const pageFor = ({ page, search }: LclContext, next: LclSearch): LclPage =>
  search === null || isSameLclSearch(search, next) ? page : { ...page, page: 0 };

/** Another lane keeps the order of the list and drops its filters. */
export const criteriaFor = ({ criteria, search }: LclContext, next: LclSearch): LclCriteria => {
  const isSameLane =
    search === null || (search.portOfLoading === next.portOfLoading && search.portOfDischarge === next.portOfDischarge);
  return isSameLane ? criteria : { ...DEFAULT_LCL_CRITERIA, sort: criteria.sort };
};

export const isListed = (context: LclContext): boolean => {
  const next = readSearch(context);
  if (context.list === null || context.listedBy !== context.criteria) return false;
  return context.search !== null && next !== null && isSameLclSearch(context.search, next);
};

type Listed = Partial<Pick<LclContext, "list">>;

/* An offer that cannot be booked is not the lowest. */
const withRates = (list: LclRateList, rates: LclRateList["rates"]): Listed => {
  const lowest = rates.find(({ id }) => id === list.lowestRateId);
  return {
    list: { ...list, rates, lowestRateId: lowest?.availability.kind === "not-bookable" ? null : list.lowestRateId },
  };
};

/** Marks an offer as not bookable. */
export const withWithdrawal = ({ list }: LclContext, rateId: string, reason: string): Listed =>
  list === null ? {} : withRates(list, withdrawOffer(list.rates, rateId, reason));

const CLOCK = createZoneClock();

/** The offers of the list as they can be booked at a later moment. */
export const judgeAgain = ({ list }: LclContext, now: UtcMinutes): Listed =>
  list === null
    ? {}
    : withRates(
        list,
        list.rates.map((rate) => judgeOfferAgain(rate, NO_LCL_SAILING, now, CLOCK)),
      );

/** Milliseconds until the offers of the list have to be judged again. */
export const findJudgementDelay = ({ list }: LclContext, now: number): number =>
  toJudgementDelay(list?.rates ?? [], now, CLOCK);

export const changePageSize = (
  { page }: LclContext,
  size: LclPage["size"],
): Pick<LclContext, "page" | "hasChangedPage" | "list"> => ({
  page: resizeLclPage(page, size),
  hasChangedPage: true,
  list: null,
});

/** The lookup that the text of a port field needs; null where it is empty or the name of a listed port. */
export const findLookup = ({ draft, ports }: LclContext, end: LclEnd): PortLookup | null => {
  const text = draft[end].trim();
  return text === "" || ports?.some(({ name }) => name === text) === true ? null : { end, text };
};

/** Adds the problem of a port field whose text is no listed port. */
export const withUnlistedPort = (context: LclContext, { end }: PortLookup): readonly LclProblem[] => {
  const field = end === "origin" ? "portOfLoading" : "portOfDischarge";
  const found = findProblems(context).filter((problem) => problem.field === field);
  return [...context.problems.filter((problem) => problem.field !== field), ...found];
};

import type { Result } from "neverthrow";
import { assign, emit, fromPromise, setup } from "xstate";
import { type LclPlace, isLclDraftFilled } from "#domain/lcl";
import type { Failure } from "#ports/failure.ts";
import type { LclRateList } from "#ports/api.ts";
import { machineTypes, missingActor } from "../request.ts";
import type { LclContext, LclDialog, LclInput, LclEvent, LclNotice } from "./types.ts";
import {
  changesDraft,
  criteriaFor,
  isListed,
  pageFor,
  findProblems,
  remainingProblems,
  readSearch,
  findNewProblems,
} from "./rules.ts";

interface LclTypes {
  readonly context: LclContext;
  readonly events: LclEvent;
  readonly input: LclInput;
  readonly emitted: LclNotice;
}

/** The search that was accepted last, and the page of it that is wanted. */
export type RatesInput = Pick<LclContext, "search" | "page" | "criteria">;

/** A typed text, and the ports of the tariffs that it may mean. */
export interface PortQuery {
  readonly text: string;
  readonly listed: readonly LclPlace[];
}

/** What the LCL tab asks of the outside, waits for, checks and does. */
export const lclSetup = setup({
  types: machineTypes<LclTypes>(),
  actors: {
    fetchPorts: fromPromise<Result<readonly LclPlace[], Failure>, void>(missingActor("fetchPorts")),
    fetchRates: fromPromise<Result<LclRateList, Failure>, RatesInput>(missingActor("fetchRates")),
    findListedPort: fromPromise<Result<LclPlace | null, Failure>, PortQuery>(missingActor("findListedPort")),
  },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { typingPause: 400, skeletonDelay: 200 },
  guards: {
    changesDraft: ({ context, event }) => event.type === "draft.changed" && changesDraft(context, event.changes),
    portsAreKnown: ({ context }) => context.ports !== null,
    isFilled: ({ context }) => isLclDraftFilled(context.draft),
    isAnswered: ({ context }) => isListed(context),
    canBeAsked: ({ context }) => readSearch(context) !== null,
    isElsewhere: ({ context, event }) => event.type === "page.requested" && event.page !== context.page.page,
  },
  actions: {
    /** Kept on this device on every change. */
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    keepProblemsLeft: assign(({ context }) => ({ problems: remainingProblems(context) })),
    acceptSearch: assign(({ context }) => {
      const search = readSearch(context);
      if (search === null) return {};
      const criteria = criteriaFor(context, search);
      return { search, criteria, page: pageFor(context, search), hasChangedPage: false, problems: [], list: null };
    }),
    /** The former list stays in view until the new one has arrived. */
    changeCriteria: assign(({ context }, { changes }: { readonly changes: Partial<LclContext["criteria"]> }) => ({
      criteria: { ...context.criteria, ...changes },
      page: { ...context.page, page: 0 },
      hasChangedPage: false,
    })),
    dropAnswer: assign({ list: null }),
    sayProblems: emit(({ context }) => ({
      type: "search.refused",
      problems: findNewProblems(context),
      isRequested: context.showAllErrors,
    })),
    noteProblems: assign(({ context }) => ({ problems: findProblems(context) })),
    turnPage: assign(({ context }, { page }: { readonly page: number }) => ({
      page: { ...context.page, page },
      hasChangedPage: true,
      list: null,
    })),
    openDialog: assign((_, open: LclDialog) => ({ open })),
    closeDialog: assign({ open: null }),
  },
});

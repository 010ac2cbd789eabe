import type { Result } from "neverthrow";
import { assign, emit, fromPromise, setup } from "xstate";
import { type LclPlace, isLclDraftFilled } from "#domain/lcl";
import type { Failure } from "#ports/failure.ts";
import type { LclAnswer } from "#ports/lcl.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { LclContext, LclDialog, LclInput } from "./context.ts";
import type { LclEvent, LclNotice } from "./events.ts";
import {
  changesDraft,
  criteriaFor,
  isAnswered,
  pageFor,
  problemsIn,
  remainingProblems,
  searchIn,
  unsaidProblems,
} from "./rules.ts";

interface LclTypes {
  readonly context: LclContext;
  readonly events: LclEvent;
  readonly input: LclInput;
  readonly emitted: LclNotice;
}

/** The search that was accepted last, and the page of it that is wanted. */
export type AskedPage = Pick<LclContext, "search" | "page" | "criteria">;

/** A typed text, and the ports of the tariffs that it may mean. */
export interface PortQuestion {
  readonly text: string;
  readonly listed: readonly LclPlace[];
}

/** What the LCL tab asks of the outside, waits for, checks and does. */
export const lclSetup = setup({
  types: machineTypes<LclTypes>(),
  actors: {
    fetchPorts: fromPromise<Result<readonly LclPlace[], Failure>, void>(notProvided("fetchPorts")),
    fetchRates: fromPromise<Result<LclAnswer, Failure>, AskedPage>(notProvided("fetchRates")),
    findListedPort: fromPromise<Result<LclPlace | null, Failure>, PortQuestion>(notProvided("findListedPort")),
  },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { typingPause: 400, skeletonDelay: 200 },
  guards: {
    changesDraft: ({ context, event }) => event.type === "draft.changed" && changesDraft(context, event.changes),
    portsAreKnown: ({ context }) => context.ports !== null,
    isFilled: ({ context }) => isLclDraftFilled(context.draft),
    isAnswered: ({ context }) => isAnswered(context),
    canBeAsked: ({ context }) => searchIn(context) !== null,
    isElsewhere: ({ context, event }) => event.type === "page.requested" && event.page !== context.page.page,
  },
  actions: {
    /** Kept on this device on every change. */
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    keepProblemsLeft: assign(({ context }) => ({ problems: remainingProblems(context) })),
    acceptSearch: assign(({ context }) => {
      const search = searchIn(context);
      if (search === null) return {};
      const criteria = criteriaFor(context, search);
      return { search, criteria, page: pageFor(context, search), hasTurned: false, problems: [], answer: null };
    }),
    /** The former list stays in view until the new one has arrived. */
    changeCriteria: assign(({ context }, { changes }: { readonly changes: Partial<LclContext["criteria"]> }) => ({
      criteria: { ...context.criteria, ...changes },
      page: { ...context.page, page: 0 },
      hasTurned: false,
    })),
    dropAnswer: assign({ answer: null }),
    sayProblems: emit(({ context }) => ({
      type: "search.refused",
      problems: unsaidProblems(context),
      wasAsked: context.insists,
    })),
    noteProblems: assign(({ context }) => ({ problems: problemsIn(context) })),
    turnPage: assign(({ context }, { page }: { readonly page: number }) => ({
      page: { ...context.page, page },
      hasTurned: true,
      answer: null,
    })),
    openDialog: assign((_, open: LclDialog) => ({ open })),
    closeDialog: assign({ open: null }),
  },
});

import { assign, emit, setup } from "xstate";
import { type LclPlace, isLclDraftFilled } from "#domain/lcl";
import type { LclRateList } from "#ports/api.ts";
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
import { type LoadingTag, machineTypes, missingActor, SKELETON_DELAY_MS } from "../kit/request.ts";

interface LclTypes {
  readonly context: LclContext;
  readonly events: LclEvent;
  readonly input: LclInput;
  readonly emitted: LclNotice;
  readonly tags: LoadingTag;
}

export type RatesInput = Pick<LclContext, "search" | "page" | "criteria">;

export interface PortQuery {
  readonly text: string;
  readonly listed: readonly LclPlace[];
}

export const lclSetup = setup({
  types: machineTypes<LclTypes>(),
  actors: {
    fetchPorts: missingActor<readonly LclPlace[]>("fetchPorts"),
    fetchRates: missingActor<LclRateList, RatesInput>("fetchRates"),
    findListedPort: missingActor<LclPlace | null, PortQuery>("findListedPort"),
  },
  delays: { typingPause: 400, skeletonDelay: SKELETON_DELAY_MS, nextJudgement: 15 * 60_000 },
  guards: {
    changesDraft: ({ context, event }) => event.type === "draft.changed" && changesDraft(context, event.changes),
    portsAreKnown: ({ context }) => context.ports !== null,
    isFilled: ({ context }) => isLclDraftFilled(context.draft),
    isAnswered: ({ context }) => isListed(context),
    isComplete: ({ context }) => readSearch(context) !== null,
    isElsewhere: ({ context, event }) => event.type === "page.requested" && event.page !== context.page.page,
  },
  actions: {
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    judgeAgain: () => undefined,
    removeFixedProblems: assign(({ context }) => ({ problems: remainingProblems(context) })),
    acceptSearch: assign(({ context }) => {
      const search = readSearch(context);
      if (search === null) return {};
      const criteria = criteriaFor(context, search);
      return { search, criteria, page: pageFor(context, search), hasChangedPage: false, problems: [], list: null };
    }),
    /** The former list stays visible while the new one loads. */
    changeCriteria: assign(({ context }, { changes }: { readonly changes: Partial<LclContext["criteria"]> }) => ({
      criteria: { ...context.criteria, ...changes },
      page: { ...context.page, page: 0 },
      hasChangedPage: false,
    })),
    clearList: assign({ list: null }),
    announceProblems: emit(({ context }) => ({
      type: "search.refused",
      problems: findNewProblems(context),
      isRequested: context.showAllErrors,
    })),
    setProblems: assign(({ context }) => ({ problems: findProblems(context) })),
    turnPage: assign(({ context }, { page }: { readonly page: number }) => ({
      page: { ...context.page, page },
      hasChangedPage: true,
      list: null,
    })),
    openDialog: assign((_, open: LclDialog) => ({ open })),
    closeDialog: assign({ open: null }),
  },
});

import { errAsync, okAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import { isLclDraftFilled, type LclPlace, listPlaces, toLclPageRange } from "#domain/lcl";
import { namesPlace, type PlaceGroup, resolvePlace } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import type { LclContext, LclEvent, LclNotice } from "./types.ts";
import {
  findJudgementDelay,
  judgeAgain,
  criteriaFor,
  isListed,
  pageFor,
  findProblems,
  remainingProblems,
  readSearch,
  findNewProblems,
} from "./rules.ts";
import { type FlowServices, type LoadingTag, machineTypes, SKELETON_DELAY_MS } from "../kit/request.ts";
import { isSameView } from "../kit/same-view.ts";
import { readMinutes } from "../utc-minutes.ts";
import { EMPTY_FORM, serialiseLclForm } from "./query.ts";

interface LclTypes {
  readonly context: LclContext;
  readonly events: LclEvent;
  readonly emitted: LclNotice;
  readonly tags: LoadingTag;
}

const NO_SEARCH: Failure = { kind: "malformed", issues: ["no search was accepted"] };

const findListedPort = (found: readonly PlaceGroup[], listed: readonly LclPlace[]): LclPlace | null => {
  const resolved = resolvePlace(found);
  return resolved.kind === "resolved" ? (listPlaces(listed, [resolved.place.code])[0] ?? null) : null;
};

export type LclServices = FlowServices<"clock" | "drafts" | "lcl" | "places" | "sessionStore">;

export const createLclSetup = ({ requestActor, ports: { clock, drafts, lcl, places } }: LclServices) =>
  setup({
    types: machineTypes<LclTypes>(),
    actors: {
      fetchPorts: requestActor((_: void, signal) => lcl.ports(signal)),
      fetchRates: requestActor(({ search, page, criteria }: LclContext, signal) =>
        search === null ? errAsync(NO_SEARCH) : lcl.rates({ search, criteria, ...toLclPageRange(page) }, signal),
      ),
      findListedPort: requestActor(({ lookup, ports }: LclContext, signal) =>
        lookup !== null && namesPlace(lookup.text)
          ? places.find(lookup.text, signal).map((found) => findListedPort(found, ports ?? []))
          : okAsync(null),
      ),
    },
    delays: {
      typingPause: 400,
      skeletonDelay: SKELETON_DELAY_MS,
      nextJudgement: ({ context }) => findJudgementDelay(context, Date.parse(clock.now())),
    },
    guards: {
      /** A combobox reports a chosen name as typed; such a change is none. */
      changesDraft: ({ context: { draft }, event }) =>
        event.type === "draft.changed" && !isSameView(draft, { ...draft, ...event.changes }),
      portsAreKnown: ({ context }) => context.ports !== null,
      isFilled: ({ context }) => isLclDraftFilled(context.draft),
      isAnswered: ({ context }) => isListed(context),
      isComplete: ({ context }) => readSearch(context) !== null,
      isElsewhere: ({ context, event }) => event.type === "page.requested" && event.page !== context.page.page,
    },
    actions: {
      saveDraft: ({ context: { draft } }) => drafts.save(DRAFT_KEYS.lcl, serialiseLclForm({ ...EMPTY_FORM, draft })),
      removeDraft: () => drafts.remove(DRAFT_KEYS.lcl),
      judgeAgain: assign(({ context }) => judgeAgain(context, readMinutes(clock.now()))),
      removeFixedProblems: assign(({ context }) => ({ problems: remainingProblems(context), showAllErrors: false })),
      acceptSearch: assign(({ context }) => {
        const search = readSearch(context);
        if (search === null) return {};
        const criteria = criteriaFor(context, search);
        return { search, criteria, page: pageFor(context, search), hasChangedPage: false, problems: [], list: null };
      }),
      /** The former list stays visible while the new one loads. */
      changeCriteria: assign(({ context, event }) => ({
        criteria: { ...context.criteria, ...(event.type === "criteria.changed" ? event.changes : {}) },
        page: { ...context.page, page: 0 },
        hasChangedPage: false,
      })),
      clearList: assign({ list: null }),
      announceProblems: emit(
        ({ context }) =>
          ({
            type: "search.refused",
            problems: findNewProblems(context),
            isRequested: context.showAllErrors,
          }) as const,
      ),
      setProblems: assign(({ context }) => ({ problems: findProblems(context) })),
      turnPage: assign(({ context }, { page }: { readonly page: number }) => ({
        page: { ...context.page, page },
        hasChangedPage: true,
        list: null,
      })),
    },
  });

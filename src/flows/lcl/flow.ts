import { errAsync, okAsync } from "neverthrow";
import {
  DEFAULT_LCL_CRITERIA,
  lclPageRange,
  lclPageSizeOf,
  type LclPlace,
  listedPlaces,
  EMPTY_LCL_DRAFT,
} from "#domain/lcl";
import { namesPlace, resolvePlace, type PlaceGroup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import type { Portal } from "../portal.ts";
import { LCL_DRAFT_KEY } from "../draft-keys.ts";
import { lclDraftFromQuery, lclDraftToQuery } from "./draft-query.ts";
import { lclMachine } from "./machine.ts";
import type { AskedPage, PortQuestion } from "./setup.ts";

const EMPTY_FORM = {
  draft: EMPTY_LCL_DRAFT,
  page: { page: 0, size: lclPageSizeOf(null) },
  criteria: DEFAULT_LCL_CRITERIA,
};
const NO_SEARCH: Failure = { kind: "malformed", issues: ["no search was accepted"] };

const listedPlaceIn = (found: readonly PlaceGroup[], listed: readonly LclPlace[]): LclPlace | null => {
  const resolved = resolvePlace(found);
  return resolved.kind === "resolved" ? (listedPlaces(listed, [resolved.place.code])[0] ?? null) : null;
};

/** The LCL tab at this portal, as it was left; a search in the URL's query goes before the kept form. */
export const lclFlow = ({ ask, ports }: Portal, query: string) => {
  const { drafts, lcl } = ports;
  const kept = drafts.load(LCL_DRAFT_KEY);
  const asked = lclDraftFromQuery(query) ?? (kept === null ? null : lclDraftFromQuery(kept));
  const machine = lclMachine.provide({
    actors: {
      fetchPorts: ask((_: void, signal) => lcl.ports(signal)),
      findListedPort: ask(({ text, listed }: PortQuestion, signal) =>
        namesPlace(text) ? ports.places.find(text, signal).map((found) => listedPlaceIn(found, listed)) : okAsync(null),
      ),
      fetchRates: ask(({ search, page, criteria }: AskedPage, signal) =>
        search === null ? errAsync(NO_SEARCH) : lcl.rates({ search, criteria, ...lclPageRange(page) }, signal),
      ),
    },
    actions: {
      saveDraft: ({ context }) => drafts.save(LCL_DRAFT_KEY, lclDraftToQuery({ ...EMPTY_FORM, draft: context.draft })),
      removeDraft: () => drafts.remove(LCL_DRAFT_KEY),
    },
  });
  return { machine, input: asked ?? EMPTY_FORM };
};

import { okAsync } from "neverthrow";
import { assign, type SnapshotFrom, setup } from "xstate";
import { isOk, machineTypes, readFailure, readValue } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { SearchGroup } from "../ports/index.ts";

type Groups = readonly SearchGroup[];

interface SearchTypes {
  readonly context: {
    readonly text: string;
    /** Of the text before, until those of this one are there. */
    readonly groups: Groups;
    readonly failure: Failure | null;
  };
  readonly events: { readonly type: "text.changed"; readonly text: string };
}

/* A pause in typing. */
const TYPING_MS = 150;
const SHORTEST = 2;

/** Of `#` only numbers are searched, of `@` only customers. */
const SCOPES: ReadonlyMap<string, readonly SearchGroup["group"][]> = new Map([
  ["#", ["bookings", "quotes", "quote-requests"]],
  ["@", ["companies", "people"]],
]);

const toScope = (text: string) => SCOPES.get(text.trim().charAt(0)) ?? null;

/** What is searched for, without the sign that narrows it. */
export const toSearchedText = (text: string): string => (toScope(text) === null ? text : text.trim().slice(1)).trim();

const narrow = (text: string, groups: Groups | null): Groups => {
  const scope = toScope(text);
  return (groups ?? []).filter(({ group }) => scope === null || scope.includes(group));
};

/** Finds anything by what is typed, after each pause in typing. */
export const createSearchFlow = ({ ports: { search }, requestActor }: DeskFlowServices<"search">) =>
  setup({
    types: machineTypes<SearchTypes>(),
    actors: {
      find: requestActor(({ text }: { readonly text: string }, signal) =>
        text.length < SHORTEST ? okAsync<Groups, Failure>([]) : search.find(text, signal),
      ),
    },
    delays: { typing: TYPING_MS },
  }).createMachine({
    id: "deskSearch",
    context: { text: "", groups: [], failure: null },
    initial: "idle",
    on: {
      "text.changed": { target: ".typing", reenter: true, actions: assign(({ event }) => ({ text: event.text })) },
    },
    states: {
      idle: {},
      typing: { tags: "busy", after: { typing: "finding" } },
      finding: {
        tags: "busy",
        invoke: {
          src: "find",
          input: ({ context: { text } }) => ({ text: toSearchedText(text) }),
          onDone: [
            {
              guard: isOk,
              target: "idle",
              actions: assign(({ context, event }) => ({
                groups: narrow(context.text, readValue({ event })),
                failure: null,
              })),
            },
            { target: "idle", actions: assign(({ event }) => ({ groups: [], failure: readFailure({ event }) })) },
          ],
        },
      },
    },
  });

type SearchFlow = ReturnType<typeof createSearchFlow>;

/** `isSearching`: the answer for what is typed is not there. */
export const searchView = (snapshot: SnapshotFrom<SearchFlow>) => {
  const { text, groups, failure } = snapshot.context;
  return { text, groups, failure, isSearching: snapshot.value !== "idle" };
};

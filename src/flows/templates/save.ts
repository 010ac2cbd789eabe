import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { findTemplateNameProblem, suggestTemplateName, toTemplateSearch, type SearchTemplate } from "#domain/templates";
import type { QuoteSearch } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";

interface SaveContext {
  readonly search: QuoteSearch;
  readonly name: string;
  readonly problem: string | null;
  readonly failure: Failure | null;
}

interface SaveTypes {
  readonly context: SaveContext;
  readonly input: Pick<SaveContext, "search">;
  readonly events:
    | { readonly type: "form.opened" }
    | { readonly type: "form.closed" }
    | { readonly type: "name.typed"; readonly name: string }
    | { readonly type: "name.submitted" };
  readonly emitted: { readonly type: "template.saved" };
}

type NewTemplate = Pick<SaveContext, "search" | "name">;

const findRefusal = (failure: Failure | null): string | null => {
  if (failure?.kind !== "refused") return null;
  if (failure.reason === "conflict") return failure.message;
  return failure.fields.find(({ field }) => field === "name")?.message ?? null;
};

const saveTemplateMachine = setup({
  types: machineTypes<SaveTypes>(),
  actors: { createTemplate: missingActor<SearchTemplate, NewTemplate>("createTemplate") },
}).createMachine({
  id: "saveTemplate",
  context: ({ input: { search } }) => ({ search, name: suggestTemplateName(search), problem: null, failure: null }),
  initial: "closed",
  states: {
    closed: { on: { "form.opened": "editing" } },
    editing: {
      on: {
        "form.closed": { target: "closed", actions: assign({ problem: null, failure: null }) },
        "name.typed": { actions: assign({ name: ({ event }) => event.name, problem: null }) },
        "name.submitted": [
          { guard: ({ context }) => findTemplateNameProblem(context.name) === null, target: "saving" },
          { actions: assign({ problem: ({ context }) => findTemplateNameProblem(context.name) }) },
        ],
      },
    },
    saving: {
      entry: assign({ problem: null, failure: null }),
      invoke: {
        src: "createTemplate",
        input: ({ context: { search, name } }) => ({ search: toTemplateSearch(search), name: name.trim() }),
        onDone: [
          { guard: isOk, target: "closed", actions: emit({ type: "template.saved" }) },
          {
            target: "editing",
            actions: assign(({ event }) => {
              const failure = readFailure({ event });
              return { failure, problem: findRefusal(failure) };
            }),
          },
        ],
      },
    },
  },
});

/** Saves a search under a name. */
export const saveTemplateFlow = (
  { requestActor, ports: { templates } }: FlowServices<"templates">,
  search: QuoteSearch,
) => ({
  machine: provide(saveTemplateMachine, {
    actors: { createTemplate: requestActor((template: NewTemplate, signal) => templates.create(template, signal)) },
  }),
  input: { search },
});

export type SaveTemplateView = Pick<SaveContext, "name" | "problem" | "failure"> & {
  readonly kind: "closed" | "editing" | "saving";
};

export const saveTemplateView = (snapshot: SnapshotFrom<typeof saveTemplateMachine>): SaveTemplateView => {
  const { name, problem, failure } = snapshot.context;
  return { kind: snapshot.value, name, problem, failure };
};

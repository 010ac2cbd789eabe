import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { formatQuoteSearch } from "#domain/quotes";
import { findTemplateNameProblem, type SearchTemplate } from "#domain/templates";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";
import { toSearchPath } from "../quotes/path.ts";

interface TemplatesContext {
  readonly templates: readonly SearchTemplate[];
  readonly failure: Failure | null;
  /** The template that is being renamed or deleted, and its typed name. */
  readonly chosen: { readonly id: string; readonly name: string } | null;
  readonly problem: string | null;
}

type TemplatesEvent =
  | { readonly type: "list.requested" }
  | { readonly type: "rename.opened"; readonly id: string }
  | { readonly type: "rename.closed" }
  | { readonly type: "name.typed"; readonly name: string }
  | { readonly type: "name.submitted" }
  | { readonly type: "template.deleted"; readonly id: string };

interface TemplatesTypes {
  readonly context: TemplatesContext;
  readonly events: TemplatesEvent;
  readonly emitted:
    | { readonly type: "template.renamed" }
    | { readonly type: "template.removed" }
    | { readonly type: "removal.failed"; readonly failure: Failure | null };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const NOTHING: Named = { id: "", name: "" };

const findRefusal = (failure: Failure | null): string | null => {
  if (failure?.kind !== "refused") return null;
  if (failure.reason === "conflict") return failure.message;
  return failure.fields.find(({ field }) => field === "name")?.message ?? null;
};

const templatesMachine = setup({
  types: machineTypes<TemplatesTypes>(),
  actors: {
    loadTemplates: missingActor<readonly SearchTemplate[]>("loadTemplates"),
    renameTemplate: missingActor<SearchTemplate, Named>("renameTemplate"),
    removeTemplate: missingActor<void, Named>("removeTemplate"),
  },
}).createMachine({
  id: "templates",
  context: { templates: [], failure: null, chosen: null, problem: null },
  initial: "loading",
  on: { "list.requested": ".loading" },
  states: {
    loading: {
      entry: assign({ chosen: null, problem: null }),
      invoke: {
        src: "loadTemplates",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ templates: ({ event }) => event.output.unwrapOr([]), failure: null }),
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: {},
    listed: {
      on: {
        "rename.opened": {
          target: "renaming",
          actions: assign(({ context, event }) => ({
            chosen: context.templates.find(({ id }) => id === event.id) ?? null,
            problem: null,
          })),
        },
        "template.deleted": {
          target: "removing",
          actions: assign({ chosen: ({ event }) => ({ id: event.id, name: "" }) }),
        },
      },
    },
    renaming: {
      on: {
        "rename.closed": { target: "listed", actions: assign({ chosen: null, problem: null }) },
        "name.typed": {
          actions: assign(({ context, event }) => ({
            chosen: context.chosen === null ? null : { id: context.chosen.id, name: event.name },
            problem: null,
          })),
        },
        "name.submitted": [
          {
            guard: ({ context }) => findTemplateNameProblem(context.chosen?.name ?? "") === null,
            target: "saving",
          },
          { actions: assign({ problem: ({ context }) => findTemplateNameProblem(context.chosen?.name ?? "") }) },
        ],
      },
    },
    saving: {
      invoke: {
        src: "renameTemplate",
        input: ({ context: { chosen } }) => chosen ?? NOTHING,
        onDone: [
          { guard: isOk, target: "loading", actions: emit({ type: "template.renamed" }) },
          {
            target: "renaming",
            actions: assign(({ event }) => {
              const failure = readFailure({ event });
              return { problem: findRefusal(failure) ?? "The name could not be saved. Please try again." };
            }),
          },
        ],
      },
    },
    removing: {
      invoke: {
        src: "removeTemplate",
        input: ({ context: { chosen } }) => chosen ?? NOTHING,
        onDone: [
          { guard: isOk, target: "loading", actions: emit({ type: "template.removed" }) },
          {
            target: "listed",
            actions: [
              assign({ chosen: null }),
              emit(({ event }) => ({ type: "removal.failed", failure: readFailure({ event }) }) as const),
            ],
          },
        ],
      },
    },
  },
});

/** The shipper's templates, renamed and deleted. */
export const templatesFlow = ({ requestActor, ports: { templates } }: FlowServices<"templates">) =>
  provide(templatesMachine, {
    actors: {
      loadTemplates: requestActor((_: void, signal) => templates.list(signal)),
      renameTemplate: requestActor((named: Named, signal) => templates.rename(named, signal)),
      removeTemplate: requestActor(({ id }: Named, signal) => templates.remove(id, signal)),
    },
  });

/** A template as a line. */
export interface ListedTemplate {
  readonly id: string;
  readonly name: string;
  /** Lane and load. */
  readonly summary: string;
  /** The results of its search. */
  readonly path: string;
}

export type TemplatesView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "listed";
      readonly templates: readonly ListedTemplate[];
      readonly renaming: Named | null;
      readonly removing: string | null;
      readonly isSaving: boolean;
      readonly problem: string | null;
    };

const toListed = ({ id, name, search }: SearchTemplate): ListedTemplate => ({
  id,
  name,
  summary: formatQuoteSearch(search),
  path: toSearchPath(search),
});

/** A list that is loaded again stays on screen. */
export const templatesView = (snapshot: SnapshotFrom<typeof templatesMachine>): TemplatesView => {
  const { templates, failure, chosen, problem } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (templates.length === 0 && snapshot.matches("loading")) return { kind: "loading" };
  const isRemoving = snapshot.matches("removing");
  return {
    kind: "listed",
    templates: templates.map(toListed),
    renaming: isRemoving ? null : chosen,
    removing: isRemoving ? (chosen?.id ?? null) : null,
    isSaving: snapshot.matches("saving"),
    problem,
  };
};

import { okAsync, type ResultAsync } from "neverthrow";
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from "xstate";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "./failure.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isOk, machineTypes, readFailure, readValue, type RequestActor } from "./request.ts";

interface FormContext<Draft, Sent, Field extends string> {
  readonly draft: Draft;
  /** The draft without what a person has typed since the form was opened. */
  readonly untyped: Draft;
  readonly problems: readonly FieldProblem<Field>[];
  readonly failure: Failure | null;
  readonly sent: Sent | null;
  /** Of what is typed: sending it again has one effect. */
  readonly key: string;
}

export type FormEvent<Draft> =
  | { readonly type: "form.opened"; readonly changes?: Partial<Draft> }
  | { readonly type: "form.closed" }
  | { readonly type: "form.changed"; readonly changes: Partial<Draft> }
  | { readonly type: "form.submitted"; readonly changes?: Partial<Draft> };

interface FormTypes<Draft, Sent, Field extends string> {
  readonly context: FormContext<Draft, Sent, Field>;
  readonly events: FormEvent<Draft>;
  readonly emitted: /** Not sent, or refused by the server; without problems if it failed as a whole. */
    | { readonly type: "form.refused"; readonly problems: readonly FieldProblem<Field>[] }
    | { readonly type: "form.sent"; readonly sent: Sent | null };
}

/** What a form declares. */
export interface FormSource<Draft, Sent, Field extends string = never> {
  readonly id: string;
  readonly requestActor: RequestActor;
  /** What the form begins with. */
  readonly first: Draft;
  /** What was typed before a reload. */
  readonly stored?: Draft | null;
  /** Stores what is typed; null removes it. */
  readonly store?: (draft: Draft | null) => void;
  /** What is proposed when it arrives; fields that are typed by then, and all of them if it fails, stay as they are. */
  readonly propose?: (signal: AbortSignal) => ResultAsync<Partial<Draft>, Failure>;
  readonly validate?: (draft: Draft) => readonly FieldProblem<Field>[];
  readonly send: (draft: Draft, signal: AbortSignal, key: string) => ResultAsync<Sent, Failure>;
  /** New for each thing that is sent. */
  readonly nextKey?: () => string;
  /** The fields that a refusal names. */
  readonly toProblems?: (failure: Failure) => readonly FieldProblem<Field>[];
  /** The draft with what was changed elsewhere, after it was refused as outdated. */
  readonly merge?: (draft: Draft, signal: AbortSignal) => ResultAsync<Draft, Failure>;
  /** A conflict, if it is not given. */
  readonly isOutdated?: (failure: Failure, draft: Draft) => boolean;
  /** The draft after it was sent; if it is not given `first`, or where `sent` stays, what was sent. */
  readonly settle?: (draft: Draft, sent: Sent | null) => Draft;
  /** Where sending leads; `sent` stays until the form is closed or opened. */
  readonly after: "open" | "closed" | "sent";
  /** A form in a dialog. */
  readonly beginsClosed?: boolean;
  /** Closing removes what was typed. */
  readonly discards?: boolean;
  /** Typing removes the problems of all fields, not only of those that were typed. */
  readonly clearsAll?: boolean;
}

const propose = <Draft extends object>(draft: Draft, first: Draft, proposed: Partial<Draft>): Draft => {
  const isUntouched = (field: string): boolean => Reflect.get(draft, field) === Reflect.get(first, field);
  return { ...draft, ...Object.fromEntries(Object.entries(proposed).filter(([field]) => isUntouched(field))) };
};

const isTyped = (field: string, changes: object): boolean => Reflect.get(changes, field) !== undefined;

const createFormSetup = <Draft extends object, Sent, Field extends string>(source: FormSource<Draft, Sent, Field>) => {
  const validate = source.validate ?? (() => []);
  return setup({
    types: machineTypes<FormTypes<Draft, Sent, Field>>(),
    actors: {
      send: source.requestActor(({ draft, key }: { readonly draft: Draft; readonly key: string }, signal) =>
        source.send(draft, signal, key),
      ),
      propose: source.requestActor((_: void, signal) => source.propose?.(signal) ?? okAsync<Partial<Draft>>({})),
      merge: source.requestActor(({ draft }: { readonly draft: Draft }, signal) =>
        source.merge === undefined ? okAsync(draft) : source.merge(draft, signal),
      ),
    },
    guards: {
      isValid: ({ context, event }) =>
        event.type === "form.submitted" && validate({ ...context.draft, ...event.changes }).length === 0,
      isMerged: ({ context: { draft } }, { failure }: { readonly failure: Failure | null }) =>
        source.merge !== undefined && failure !== null && (source.isOutdated ?? isConflict)(failure, draft),
      staysOpen: () => source.after === "open",
      closes: () => source.after === "closed",
      discards: () => source.discards === true,
    },
    actions: {
      change: assign(({ context, event }) => {
        if (event.type === "form.closed") return {};
        const { draft, untyped, problems, failure } = context;
        const { changes = {} } = event;
        const left = problems.filter(({ field }) => source.clearsAll !== true && !isTyped(field, changes));
        /* A refusal that named fields ends with the last of them. */
        const isOver = problems.length > 0 && left.length === 0;
        const isTyping = event.type === "form.changed";
        return {
          draft: { ...draft, ...changes },
          untyped: isTyping ? untyped : { ...untyped, ...changes },
          problems: left,
          failure: isOver ? null : failure,
        };
      }),
      begin: assign({ untyped: ({ context }) => context.draft }),
      store: ({ context }) => source.store?.(context.draft),
      removeStored: () => source.store?.(null),
      validate: assign(({ context }) => ({ problems: validate(context.draft), failure: null })),
      refuse: assign((_, { failure }: { readonly failure: Failure | null }) => ({
        failure,
        problems: failure === null ? [] : (source.toProblems?.(failure) ?? []),
      })),
      announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
      settle: assign(({ context: { draft, sent } }) => ({
        draft: source.settle?.(draft, sent) ?? (source.after === "sent" ? draft : source.first),
      })),
      nextKey: assign(({ context }) => ({ key: source.nextKey?.() ?? context.key })),
      close: assign({ problems: [], failure: null, sent: null }),
      discard: assign({ draft: source.first, untyped: source.first }),
    },
  });
};

/**
 * A form: typed, validated, sent once, refused by field or as a whole, merged with what was changed elsewhere.
 *
 * @example
 * createForm<PasswordReplacement, number, keyof PasswordReplacement>({
 *   id: "accountPassword",
 *   requestActor,
 *   first: EMPTY,
 *   validate: findReplacementProblems,
 *   send: (typed, signal) => account.changePassword(typed, signal),
 *   toProblems: refusedFields(FIELDS),
 *   after: "open",
 * });
 */
export const createForm = <Draft extends object, Sent, Field extends string = never>(
  source: FormSource<Draft, Sent, Field>,
) =>
  createFormSetup(source).createMachine({
    id: source.id,
    context: {
      draft: source.stored ?? source.first,
      untyped: source.first,
      problems: [],
      failure: null,
      sent: null,
      key: source.nextKey?.() ?? "",
    },
    ...(source.propose === undefined
      ? {}
      : {
          invoke: {
            src: "propose",
            onDone: {
              actions: assign({
                draft: ({ context: { draft }, event }) => propose(draft, source.first, event.output.unwrapOr({})),
                untyped: ({ context: { untyped }, event }) => propose(untyped, source.first, event.output.unwrapOr({})),
              }),
            },
          },
        }),
    initial: source.beginsClosed === true ? "closed" : "open",
    states: {
      closed: { on: { "form.opened": { target: "open", actions: ["change", "begin"] } } },
      open: {
        on: {
          "form.opened": { actions: "change" },
          "form.closed": [
            { guard: "discards", target: "closed", actions: ["close", "discard", "removeStored"] },
            { target: "closed", actions: "close" },
          ],
          "form.changed": { actions: ["change", "store"] },
          "form.submitted": [
            { guard: "isValid", target: "sending", actions: "change" },
            { actions: ["change", "validate", "announceProblems"] },
          ],
        },
      },
      sending: {
        entry: assign({ problems: [], failure: null }),
        invoke: {
          src: "send",
          input: ({ context: { draft, key } }) => ({ draft, key }),
          onDone: [
            {
              guard: isOk,
              target: "sent",
              actions: [
                assign({ sent: readValue }),
                "settle",
                "begin",
                "removeStored",
                "nextKey",
                emit(({ context: { sent } }) => ({ type: "form.sent", sent }) as const),
              ],
            },
            {
              guard: { type: "isMerged", params: ({ event }) => ({ failure: readFailure({ event }) }) },
              target: "merging",
              actions: { type: "refuse", params: ({ event }) => ({ failure: readFailure({ event }) }) },
            },
            {
              target: "open",
              actions: [
                { type: "refuse", params: ({ event }) => ({ failure: readFailure({ event }) }) },
                "announceProblems",
              ],
            },
          ],
        },
      },
      merging: {
        invoke: {
          src: "merge",
          input: ({ context: { draft } }) => ({ draft }),
          onDone: {
            target: "open",
            actions: [assign({ draft: ({ context, event }) => event.output.unwrapOr(context.draft) }), "store"],
          },
        },
      },
      sent: {
        always: [
          { guard: "staysOpen", target: "open" },
          { guard: "closes", target: "closed" },
        ],
        on: {
          "form.opened": { target: "open", actions: ["change", "begin"] },
          "form.closed": { target: "closed", actions: ["close", "discard"] },
        },
      },
    },
  });

/** Something that is requested by name, without anything to type: a download, a deletion. It is a form without fields. */
export const createCommand = <Sent>({
  send,
  ...source
}: Pick<FormSource<object, Sent>, "id" | "requestActor" | "after" | "beginsClosed"> & {
  readonly send: (signal: AbortSignal) => ResultAsync<Sent, Failure>;
}) => createForm<object, Sent>({ ...source, first: {}, send: (_draft, signal) => send(signal) });

type FormMachine<Draft extends object, Sent, Field extends string = never> = ReturnType<
  typeof createForm<Draft, Sent, Field>
>;
export type FormActor<Draft extends object, Sent, Field extends string = never> = ActorRefFrom<
  FormMachine<Draft, Sent, Field>
>;
export type FormSnapshot<Draft extends object, Sent, Field extends string = never> = SnapshotFrom<
  FormMachine<Draft, Sent, Field>
>;

export interface FormView<Draft, Sent, Field extends string = never> {
  readonly kind: "closed" | "open" | "sending" | "sent";
  readonly draft: Draft;
  readonly problems: readonly FieldProblem<Field>[];
  readonly failure: Failure | null;
  readonly sent: Sent | null;
}

/** The view of a form; a draft that is merged counts as being sent. */
export const formView = <Draft extends object, Sent, Field extends string>(
  snapshot: FormSnapshot<Draft, Sent, Field>,
): FormView<Draft, Sent, Field> => {
  const { draft, problems, failure, sent } = snapshot.context;
  return { kind: snapshot.value === "merging" ? "sending" : snapshot.value, draft, problems, failure, sent };
};

/** Whether a person has typed something since the form was opened, which is not sent. */
export const isFormTyped = ({
  context: { draft, untyped },
}: {
  readonly context: { readonly draft: object; readonly untyped: object };
}): boolean => Object.keys(draft).some((field) => Reflect.get(draft, field) !== Reflect.get(untyped, field));

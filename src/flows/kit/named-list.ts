import { findNameProblem, type Named } from "#domain/names";
import type { Failure } from "#ports/failure.ts";
import type { NamedListPort } from "#ports/named-lists.ts";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { createForm, type FormActor } from "./form.ts";
import { createPage, type PageActor, type PageSnapshot, pageView } from "./page.ts";
import type { RequestActor } from "./request.ts";

interface NamedList<Entry> {
  readonly entries: readonly Entry[];
  /** What was deleted last. */
  readonly removed: Entry | null;
}

interface NamedListChange<Entry> {
  readonly kind: "remove" | "restore";
  readonly entry: Entry;
}

export type NamedListActor<Entry> = PageActor<NamedList<Entry>, NamedListChange<Entry>>;

interface NamedListSource<Content extends object> {
  readonly id: string;
  readonly requestActor: RequestActor;
  readonly port: NamedListPort<Content>;
}

/**
 * What a shipper has saved under names. What was deleted last can be restored until the list is loaded again.
 *
 * @example
 * createNamedList({ id: "templates", requestActor, port: templates });
 */
export const createNamedList = <Content extends object>({ id, requestActor, port }: NamedListSource<Content>) =>
  createPage<NamedList<Named & Content>, NamedListChange<Named & Content>>({
    id,
    requestActor,
    load: (signal) => port.list(signal).map((entries) => ({ entries, removed: null })),
    change: ({ kind, entry }, signal, { entries }) =>
      kind === "restore"
        ? port.create(entry, signal).map(() => null)
        : port
            .remove(entry.id, signal)
            .map(() => ({ entries: entries.filter(({ id: other }) => other !== entry.id), removed: entry })),
  });

/** `changing` is the entry that is being deleted or restored. */
export const namedListView = <Entry extends Named, Shown>(
  snapshot: PageSnapshot<NamedList<Entry>, NamedListChange<Entry>>,
  show: (entry: Entry) => Shown,
) =>
  pageView(snapshot, ({ entries, removed }, { change }) => ({
    entries: entries.map(show),
    removed,
    changing: change?.entry.id ?? null,
  }));

/** A name as it is typed: for a new entry with this content, or for the one with this id. */
interface NameDraft<Content> {
  readonly name: string;
  readonly subject: string | Content;
}

export type NameFormActor<Content extends object> = FormActor<NameDraft<Content>, Named & Content, "name">;

/** What the server refuses about a name: also one that another entry has. */
const toRefusedName = (failure: Failure): readonly FieldProblem<"name">[] => {
  if (failure.kind !== "refused") return [];
  if (failure.reason === "conflict") return toFieldProblems("name", failure.message);
  return toFieldProblems("name", failure.fields.find(({ field }) => field === "name")?.message);
};

/** The form in which an entry is named or renamed; the screen asks the list for `page.requested` after `form.sent`. */
export const createNameForm = <Content extends object>(
  { id, requestActor, port }: NamedListSource<Content>,
  first: NameDraft<Content> = { name: "", subject: "" },
) =>
  createForm<NameDraft<Content>, Named & Content, "name">({
    id,
    requestActor,
    first,
    validate: ({ name }) => toFieldProblems("name", findNameProblem(name)),
    send: ({ name, subject }, signal) =>
      typeof subject === "string"
        ? port.rename({ id: subject, name: name.trim() }, signal)
        : port.create({ ...subject, name: name.trim() }, signal),
    toProblems: toRefusedName,
    settle: (draft) => draft,
    beginsClosed: true,
    after: "closed",
  });

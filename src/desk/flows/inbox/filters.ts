import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../../compose.ts";
import type { InboxQuery, SavedFilter } from "../../ports/index.ts";
import { ALL_OPEN } from "./types.ts";

interface Deletion {
  readonly id: string;
}

type Filters = readonly SavedFilter[];

/** The filters that the signed-in person has saved. */
export const createFilterPage = ({ ports: { inbox }, requestActor }: DeskFlowServices<"inbox">) =>
  createPage<Filters, Deletion>({
    id: "deskInboxFilters",
    requestActor,
    load: inbox.listFilters,
    change: ({ id }, signal, filters) =>
      inbox.deleteFilter(id, signal).map(() => filters.filter((filter) => filter.id !== id)),
  });

export const filtersView = (snapshot: PageSnapshot<Filters, Deletion>) =>
  pageView(snapshot, (filters) => ({ filters }));

interface FilterDraft {
  readonly name: string;
  readonly query: InboxQuery;
}

/** A name for the filter that is shown. */
export const createFilterForm = ({ ports: { inbox }, requestActor }: DeskFlowServices<"inbox">) =>
  createForm<FilterDraft, SavedFilter, "name">({
    id: "deskInboxFilter",
    requestActor,
    first: { name: "", query: ALL_OPEN },
    send: inbox.saveFilter,
    toProblems: refusedFields(["name"]),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const filterFormView = (snapshot: FormSnapshot<FilterDraft, SavedFilter, "name">) => formView(snapshot);

/** Whom an item can be assigned to. */
export const createPeoplePage = ({ ports: { inbox }, requestActor }: DeskFlowServices<"inbox">) =>
  createPage<readonly string[]>({ id: "deskInboxPeople", requestActor, load: inbox.listPeople });

export const peopleView = (snapshot: PageSnapshot<readonly string[]>) => pageView(snapshot, (people) => ({ people }));

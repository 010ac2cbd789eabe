import { formatQuoteSearch } from "#domain/quotes";
import type { SearchTemplate } from "#domain/templates";
import { createForm } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { toSearchPath } from "../quotes/path.ts";
import { findNameProblems, toRefusedName } from "./save.ts";

type Named = Pick<SearchTemplate, "id" | "name">;
type Removal = Pick<SearchTemplate, "id">;

/** The shipper's templates. */
export const templatesFlow = ({ requestActor, ports: { templates } }: FlowServices<"templates">) =>
  createPage<readonly SearchTemplate[], Removal>({
    id: "templates",
    requestActor,
    load: (signal) => templates.list(signal),
    change: ({ id }, signal) => templates.remove(id, signal).map(() => null),
  });

const NOT_SAVED = { field: "name", message: "The name could not be saved. Please try again." } as const;

/** The form for another name. */
export const renameTemplateFlow = ({ requestActor, ports: { templates } }: FlowServices<"templates">) =>
  createForm<Named, SearchTemplate, "name">({
    id: "renameTemplate",
    requestActor,
    first: { id: "", name: "" },
    validate: findNameProblems,
    send: (named, signal) => templates.rename(named, signal),
    toProblems: (failure) => {
      const refused = toRefusedName(failure);
      return refused.length > 0 ? refused : [NOT_SAVED];
    },
    beginsClosed: true,
    after: "closed",
  });

/** A template as a line: with lane and load, and the address of the results of its search. */
const toListed = ({ id, name, search }: SearchTemplate) => ({
  id,
  name,
  summary: formatQuoteSearch(search),
  path: toSearchPath(search),
});

export type ListedTemplate = ReturnType<typeof toListed>;

/** `removing` is the template that is being deleted. */
export const templatesView = (snapshot: PageSnapshot<readonly SearchTemplate[], Removal>) =>
  pageView(snapshot, (templates, { change }) => ({ templates: templates.map(toListed), removing: change?.id ?? null }));

export type TemplatesView = ReturnType<typeof templatesView>;

import { formatQuoteSearch, type QuoteSearch } from "#domain/quotes";
import { type SearchTemplate, suggestTemplateName, toTemplateSearch } from "#domain/templates";
import { createNamedList, createNameForm } from "../kit/named-list.ts";
import type { FlowServices } from "../kit/request.ts";
import { toSearchPath } from "../quotes/path.ts";

type Services = FlowServices<"templates">;

/** The shipper's templates. */
export const templatesFlow = ({ requestActor, ports }: Services) =>
  createNamedList({ id: "templates", requestActor, port: ports.templates });

/** The form for another name. */
export const renameTemplateFlow = ({ requestActor, ports }: Services) =>
  createNameForm({ id: "renameTemplate", requestActor, port: ports.templates });

/** Saves a search under a name. */
export const saveTemplateFlow = ({ requestActor, ports }: Services, search: QuoteSearch) =>
  createNameForm(
    { id: "saveTemplate", requestActor, port: ports.templates },
    { name: suggestTemplateName(search), subject: { search: toTemplateSearch(search) } },
  );

/** A template as a line: with lane and load, and the address of the results of its search. */
export const toListedTemplate = (template: SearchTemplate) => ({
  ...template,
  summary: formatQuoteSearch(template.search),
  path: toSearchPath(template.search),
});

export type ListedTemplate = ReturnType<typeof toListedTemplate>;

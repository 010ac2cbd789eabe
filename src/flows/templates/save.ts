import { findNameProblem } from "#domain/names";
import { type SearchTemplate, suggestTemplateName, toTemplateSearch } from "#domain/templates";
import type { QuoteSearch } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

interface NameDraft {
  readonly name: string;
}

export const findNameProblems = ({ name }: NameDraft): readonly FieldProblem<"name">[] =>
  toFieldProblems("name", findNameProblem(name));

/** What the server refuses about a name: also one that another template has. */
export const toRefusedName = (failure: Failure): readonly FieldProblem<"name">[] => {
  if (failure.kind !== "refused") return [];
  if (failure.reason === "conflict") return toFieldProblems("name", failure.message);
  return toFieldProblems("name", failure.fields.find(({ field }) => field === "name")?.message);
};

/** Saves a search under a name. */
export const saveTemplateFlow = (
  { requestActor, ports: { templates } }: FlowServices<"templates">,
  search: QuoteSearch,
) =>
  createForm<NameDraft, SearchTemplate, "name">({
    id: "saveTemplate",
    requestActor,
    first: { name: suggestTemplateName(search) },
    validate: findNameProblems,
    send: ({ name }, signal) => templates.create({ search: toTemplateSearch(search), name: name.trim() }, signal),
    toProblems: toRefusedName,
    settle: (draft) => draft,
    beginsClosed: true,
    after: "closed",
  });

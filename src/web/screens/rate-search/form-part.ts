import type { FclDraft, SearchProblem } from "#domain/search";
import type { SearchActor } from "#flows/search/view.ts";

/** What the parts of the form are handed. */
export interface FormPart {
  readonly actor: SearchActor;
  readonly draft: FclDraft;
  readonly problems: readonly SearchProblem[];
}

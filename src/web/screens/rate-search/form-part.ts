import type { FclDraft, SearchProblem } from "#domain/search";
import type { FclSearchActor } from "#flows/fcl-search/selectors.ts";

/** What the parts of the form are handed. */
export interface FormPart {
  readonly actor: FclSearchActor;
  readonly draft: FclDraft;
  readonly problems: readonly SearchProblem[];
}

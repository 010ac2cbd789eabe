import type { FclDraft } from "../../../domain/fcl-search/draft.ts";
import type { SearchProblem } from "../../../domain/fcl-search/validate.ts";
import type { FclSearchActor } from "../../../flows/fcl-search/selectors.ts";

/** What the parts of the form are handed. */
export interface FormPart {
  readonly actor: FclSearchActor;
  readonly draft: FclDraft;
  readonly problems: readonly SearchProblem[];
}

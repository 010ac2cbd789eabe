import type { ReactElement } from "react";
import { explainTokenProblem } from "#domain/links";
import { EmptyState } from "#web/components/empty-state.tsx";

/** For a link that was not found: what is wrong with its address, or that it has ended. */
export function LinkGone({ token }: { readonly token: string }): ReactElement {
  const problem = explainTokenProblem(token);
  return problem === null ? (
    <EmptyState sentence="This link no longer works." advice="Ask the person who sent it for a new one." />
  ) : (
    <EmptyState
      sentence="The address of this link is not complete."
      advice={`${problem} Copy the whole address from the message that you got.`}
    />
  );
}

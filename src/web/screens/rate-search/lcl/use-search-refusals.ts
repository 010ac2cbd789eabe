import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { LclActor } from "#flows/lcl/view.ts";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";

/** Shows the problems of a refused search; the focus moves only if the shipper submitted it. */
export function useSearchRefusals(actor: LclActor): void {
  const showProblems = useFormToasts(
    "lcl-search",
    useSelector(actor, ({ context }) => context.problems),
  );
  useEffect(() => {
    const refused = actor.on("search.refused", ({ problems, isRequested }) => {
      showProblems(problems);
      if (isRequested) focusFirstProblem();
    });
    return () => refused.unsubscribe();
  }, [actor, showProblems]);
}

import { useEffect } from "react";
import type { LclActor } from "../../../../flows/lcl/selectors.ts";
import { focusFirstProblem } from "../../../portal/focus-first-problem.ts";
import { useToast } from "../../../portal/use-toast.ts";

/** Says what a refused form lacks; the focus goes there only when the shipper asked for the search. */
export function useSearchRefusals(actor: LclActor): void {
  const toast = useToast();
  useEffect(() => {
    const refused = actor.on("search.refused", ({ problems, wasAsked }) => {
      for (const message of new Set(problems.map((problem) => problem.message))) toast("critical", message);
      if (wasAsked) focusFirstProblem();
    });
    return () => refused.unsubscribe();
  }, [actor, toast]);
}

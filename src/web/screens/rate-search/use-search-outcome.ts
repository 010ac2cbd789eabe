import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { formatSearchQuery } from "#domain/search";
import type { SearchActor } from "#flows/search/view.ts";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";

export function useSearchOutcome(actor: SearchActor): void {
  const navigate = useNavigate();
  const showProblems = useFormToasts(
    "fcl-search",
    useSelector(actor, ({ context }) => context.problems),
  );
  useEffect(() => {
    const accepted = actor.on("search.accepted", ({ search }) => {
      const query = formatSearchQuery(search);
      void navigate(`/rate/search?${query}`, { state: { search: query } });
    });
    const refused = actor.on("search.refused", ({ problems }) => {
      showProblems(problems);
      focusFirstProblem();
    });
    return () => {
      accepted.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, navigate, showProblems]);
}

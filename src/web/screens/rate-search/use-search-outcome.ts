import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { searchToQuery } from "../../../domain/fcl-search/search-query.ts";
import type { FclSearchActor } from "../../../flows/fcl-search/selectors.ts";
import { focusFirstProblem } from "../../portal/focus-first-problem.ts";
import { useToast } from "../../portal/use-toast.ts";

/** Follows an accepted search to its rates, and says what a refused one lacks. */
export function useSearchOutcome(actor: FclSearchActor): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const accepted = actor.on("search.accepted", ({ search }) => {
      const query = searchToQuery(search);
      void navigate(`/rate/search?${query}`, { state: { search: query } });
    });
    const refused = actor.on("search.refused", ({ problems }) => {
      for (const { message } of problems) toast("critical", message);
      focusFirstProblem();
    });
    return () => {
      accepted.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, navigate, toast]);
}

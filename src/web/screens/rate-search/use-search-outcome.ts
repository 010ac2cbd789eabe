import { useSelector } from "@xstate/react";
import { useNavigate } from "react-router-dom";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import type { SearchActor } from "#flows/search/view.ts";
import { useFlowEvents } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";

export function useSearchOutcome(actor: SearchActor): void {
  const navigate = useNavigate();
  const showProblems = useFormToasts(
    "fcl-search",
    useSelector(actor, ({ context }) => context.problems),
  );
  useFlowEvents(actor, (event) => {
    if (event.type === "search.accepted") {
      const query = formatSearchQuery(event.search);
      void navigate(`/rate/search?${query}`, { state: { search: query } });
      return;
    }
    showProblems(event.problems);
    focusFirstProblem();
  });
}

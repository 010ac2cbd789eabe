import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { type LclActor, selectLclQuery } from "#flows/lcl/view.ts";

/** Keeps the search and its page in the URL, so that a reload, a bookmark and a shared link find the same rates. */
export function useSearchInUrl(actor: LclActor): void {
  const navigate = useNavigate();
  const query = useSelector(actor, selectLclQuery);
  useEffect(() => {
    if (query === null) return;
    const search = query === "" ? "?mode=LCL" : `?mode=LCL&${query}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [navigate, query]);
}

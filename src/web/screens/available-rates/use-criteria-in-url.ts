import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { type RateCriteria, serialiseCriteria } from "#flows/rates/criteria.ts";
import { useUntrustedLocation } from "./use-untrusted-location.ts";

/** After the paint, and once for a word that is being typed: browsers refuse pages that rewrite their URL too often. */
const PAUSE_MS = 200;

/** Keeps the criteria in the URL beside the search, so that back and reload find them. */
export const useCriteriaInUrl = (criteria: RateCriteria, query: string): void => {
  const navigate = useNavigate();
  const { state } = useUntrustedLocation();
  const search = `?${[query, serialiseCriteria(criteria)].filter((part) => part !== "").join("&")}`;
  // Not compared with the location: the browser may spell the same query in another way.
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return undefined;
    const writing = setTimeout(() => {
      written.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    }, PAUSE_MS);
    return () => clearTimeout(writing);
  }, [search, state, navigate]);
};

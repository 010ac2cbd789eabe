import { useEffect, useState } from "react";
import { startsLookup, type PlaceGroup } from "#domain/places";
import { useSite } from "../site-context.tsx";

const TYPING_PAUSE_MS = 200;

/** What the list under a place field of the quote card shows; null while it is closed. */
export type Suggestions =
  | { readonly kind: "too-short" | "looking-up" | "nothing-found" | "failed" }
  | { readonly kind: "found"; readonly groups: readonly PlaceGroup[] };

type Answer = { readonly typed: string; readonly groups: readonly PlaceGroup[] | null };

/** Looks up what is being typed, a moment after the last key; null for a field in which nobody types. */
export function useSuggestions(typed: string | null): Suggestions | null {
  const site = useSite();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (site === null || typed === null || !startsLookup("place", typed)) return undefined;
    const abort = new AbortController();
    const find = async (): Promise<void> => {
      const groups = await site.findPlaces(typed.trim(), abort.signal);
      if (!abort.signal.aborted) setAnswer({ typed, groups });
    };
    const timer = setTimeout(() => void find(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [site, typed]);
  if (typed === null || typed.trim() === "") return null;
  if (!startsLookup("place", typed)) return { kind: "too-short" };
  if (answer?.typed !== typed) return { kind: "looking-up" };
  if (answer.groups === null) return { kind: "failed" };
  return answer.groups.length === 0 ? { kind: "nothing-found" } : { kind: "found", groups: answer.groups };
}

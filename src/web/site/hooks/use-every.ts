import { useEffect, useRef } from "react";

/** Does `work` each time `ms` have passed since the last change of `round`; not while `runs` is false. */
export function useEvery(ms: number, runs: boolean, round: number, work: (round: number) => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(round), ms);
    return () => clearTimeout(timer);
  }, [ms, runs, round]);
}

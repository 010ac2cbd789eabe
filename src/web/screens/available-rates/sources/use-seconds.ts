import { useEffect, useRef, useState } from "react";

const SECOND_MS = 1000;

/** Whole seconds since `since` was another value; counted only while `isCounting`. */
export function useSeconds(since: unknown, isCounting: boolean): number {
  const [counted, setCounted] = useState({ since, seconds: 0 });
  if (counted.since !== since) setCounted({ since, seconds: 0 });
  useEffect(() => {
    if (!isCounting) return undefined;
    const ticking = setInterval(() => setCounted((before) => ({ ...before, seconds: before.seconds + 1 })), SECOND_MS);
    return () => clearInterval(ticking);
  }, [isCounting]);
  return counted.since === since ? counted.seconds : 0;
}

const QUIET_MS = 5000;

/** A text for a live region: it changes at most every 5 seconds, and ends with the latest. */
export function useCalmText(text: string): string {
  const [shown, setShown] = useState(text);
  const changedAt = useRef(-QUIET_MS);
  useEffect(() => {
    const waiting = setTimeout(
      () => {
        changedAt.current = performance.now();
        setShown(text);
      },
      Math.max(0, changedAt.current + QUIET_MS - performance.now()),
    );
    return () => clearTimeout(waiting);
  }, [text]);
  return shown;
}

import { useEffect, useRef, useState } from "react";
import type { UtcMinutes } from "#domain/time";
import { readMinutes } from "#flows/utc-minutes.ts";
import { useNow } from "#web/portal/portal-context.tsx";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Now, and again once `moment` has come. */
export function useNowUntil(moment: UtcMinutes | null): UtcMinutes {
  const now = readMinutes(useNow());
  const [, setCome] = useState<UtcMinutes | null>(null);
  const waitMs = moment === null || moment <= now ? null : (moment - now) * MINUTE_MS;
  useEffect(() => {
    if (waitMs === null) return undefined;
    const waiting = setTimeout(() => setCome(moment), waitMs);
    return () => clearTimeout(waiting);
  }, [moment, waitMs]);
  return now;
}

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

import type { ReactElement } from "react";
import { Banner } from "#web/components/banner.tsx";

/** What the desk has to know of a company before it decides something for it. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ["pending", "waits for approval and sees no prices yet."],
  ["hold", "is on hold: the desk decides each of its bookings."],
  ["blocked", "is blocked: nobody of it can sign in."],
]);

interface CompanyNoticeProps {
  readonly name: string;
  readonly state: string;
  readonly reason: string | null;
}

/** Says that a company is not active, and why; nothing of an active one. */
export function CompanyNotice({ name, state, reason }: CompanyNoticeProps): ReactElement | null {
  const sentence = SENTENCES.get(state);
  if (sentence === undefined) return null;
  return (
    <Banner tone="caution">
      <p>
        <b>{name}</b> {sentence}
      </p>
      {reason !== null && <p>The customer reads: {reason}</p>}
    </Banner>
  );
}

import type { ReactElement, ReactNode, Ref } from "react";
import type { Attempt, Failure } from "#flows/failure.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Section as Sheet } from "#web/kit/section.tsx";
import { explanation, notice } from "./account.css.ts";

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Focused when the control with the focus has disappeared. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

export function Section({ id, title, lead, titleRef, children }: SectionProps): ReactElement {
  return (
    <Sheet id={id} title={title} titleRef={titleRef} isAnchor>
      {lead !== undefined && <p className={explanation}>{lead}</p>}
      {children}
    </Sheet>
  );
}

type FailureNoticeProps = { readonly attempt: Attempt; readonly failure: Failure | null };

export function FailureNotice({ attempt, failure }: FailureNoticeProps): ReactElement | null {
  return failure === null ? null : (
    <div className={notice}>
      <FailureBanner attempt={attempt} failure={failure} cause="below" />
    </div>
  );
}

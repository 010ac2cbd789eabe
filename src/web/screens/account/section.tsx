import { Spinner } from "#web/components/loading.tsx";
import { Button } from "#web/components/button.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { isWaiting, type Waiting } from "#web/kit/page-state.tsx";
import { Section as Sheet } from "#web/kit/section.tsx";
import type { Attempt } from "#web/messages/failures.ts";
import type { ReactElement, ReactNode, Ref } from "react";
import type { Failure } from "#flows/failure.ts";
import { explanation, foot, list } from "./account.css.ts";

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
    <div className={top[16]}>
      <FailureBanner attempt={attempt} failure={failure} cause="below" />
    </div>
  );
}

type ListStateProps<Shown> = {
  readonly view: Waiting | Shown;
  readonly attempt: Attempt;
  /** Beside the wheel, while the list is on the way. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
};

/** The list of a section: on the way, failed, or what was loaded. */
export function ListState<Shown extends { readonly kind: string }>(props: ListStateProps<Shown>): ReactNode {
  const { view, attempt, label, onRetry, children } = props;
  if (!isWaiting(view)) return children(view);
  if (view.kind === "loading")
    return (
      <p className={list}>
        <Spinner label={label} />
      </p>
    );
  return (
    <>
      <FailureNotice attempt={attempt} failure={view.failure} />
      <div className={foot}>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}

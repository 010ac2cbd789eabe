import type { ReactElement, ReactNode } from "react";
import type { PageView } from "#flows/kit/page.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { FailedLoad } from "./failure.tsx";
import type { Attempt } from "#web/messages/failures.ts";

interface LoadingRowsProps {
  readonly label: string;
  /** Width and height of each. */
  readonly rows: readonly (readonly [width: string, height: string])[];
  readonly className?: string;
}

/** Rows in place of what is on the way. */
export function LoadingRows({ label, rows, className }: LoadingRowsProps): ReactElement {
  return (
    <div className={className} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map(([width, height], index) => (
        <Skeleton key={`${String(index)} ${width}`} width={width} height={height} />
      ))}
    </div>
  );
}

interface PageStateProps<Shown> {
  readonly view: Waiting | Shown;
  readonly attempt: Attempt;
  /** Shown if an answer takes long. */
  readonly skeleton: ReactNode;
  /** Shown before that. */
  readonly placeholder?: ReactNode;
  /** What surrounds a failure: the heading that the loaded page brings itself. */
  readonly around?: (failed: ReactElement) => ReactElement;
  /** Actions beside "Try again". */
  readonly actions?: ReactNode;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
}

export type Waiting = Extract<PageView<object>, { readonly kind: "loading" | "failed" }>;

export const isWaiting = (view: { readonly kind: string }): view is Waiting =>
  view.kind === "loading" || view.kind === "failed";

/**
 * A page, or a part of one: nothing for a moment, a skeleton, a failure that can be tried again, or what was loaded.
 *
 * @example
 * <PageState view={view} attempt="quotes" skeleton={<QuotesSkeleton />} onRetry={reload}>
 *   {({ quotes }) => <Quotes quotes={quotes} />}
 * </PageState>
 */
export function PageState<Shown extends { readonly kind: string }>(props: PageStateProps<Shown>): ReactNode {
  const { view, attempt, skeleton, placeholder = null, around = (failed) => failed, actions, onRetry } = props;
  if (!isWaiting(view)) return props.children(view);
  if (view.kind === "loading") return view.isSlow ? skeleton : placeholder;
  return around(
    <FailedLoad attempt={attempt} failure={view.failure} onRetry={onRetry}>
      {actions}
    </FailedLoad>,
  );
}

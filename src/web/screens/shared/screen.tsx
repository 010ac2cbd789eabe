import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement, ReactNode } from "react";
import { useParams } from "react-router-dom";
import { sharedBookingFlow, type SharedBookingView, sharedBookingView } from "#flows/links/shared.ts";
import type { Failure } from "#flows/failure.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { SkipLink, VisuallyHidden } from "#web/components/accessibility.tsx";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { Button } from "#web/components/button.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { LinkGone } from "./link-gone.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { home } from "../../portal/nav-bar.css.ts";
import { SharedBookingPage } from "./booking.tsx";
import { bar, gone, inside, note, page, stack } from "./shared.css.ts";
import { extent } from "#web/styles/tokens.ts";

/** A booking by its link: no navigation, no account, not for search engines. */
export function Component(): ReactElement {
  const { token = "" } = useParams();
  return <SharedPage key={token} token={token} />;
}

export function SharedPage({ token }: { readonly token: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => sharedBookingFlow(services, token)));
  const view = useSelector(actor, sharedBookingView);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type !== "change.failed" || event.failure === null) return;
    const attempt = event.change?.kind === "mark" ? "deadline-mark" : "file-download";
    toast("critical", failureMessage(attempt, event.failure).sentence);
  });
  return (
    <>
      <title>{tabTitle("Shared booking")}</title>
      <meta name="referrer" content="no-referrer" />
      <SkipLink />
      <header className={`${bar} ${onInk}`}>
        <div className={inside}>
          <a href="/" className={home} aria-label={HOME_LABEL}>
            <Brand />
          </a>
          {view.kind === "shown" && (
            <span className={`${note} ${num}`}>
              {view.opened.booking.canMark === true ? "Works" : "Read only,"} until{" "}
              {ownDayAndTime(view.opened.expiresAt)}
            </span>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={page}>
        <div className={wrap}>
          <Content
            view={view}
            token={token}
            onRetry={() => actor.send({ type: "page.requested" })}
            onDownload={(file) => actor.send({ type: "change.requested", change: { kind: "download", file } })}
            onMark={(task, isDone) => actor.send({ type: "change.requested", change: { kind: "mark", task, isDone } })}
          />
        </div>
      </main>
    </>
  );
}

type ContentProps = {
  readonly view: SharedBookingView;
  readonly token: string;
  readonly onRetry: () => void;
} & Pick<Parameters<typeof SharedBookingPage>[0], "onDownload" | "onMark">;

function Content({ view, token, onRetry, ...actions }: ContentProps): ReactElement | null {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? <Waiting /> : null;
    case "gone":
      return (
        <Alone>
          <LinkGone token={token} />
        </Alone>
      );
    case "failed":
      return (
        <Alone>
          <Failed failure={view.failure} onRetry={onRetry} />
        </Alone>
      );
    case "shown":
      return <SharedBookingPage view={view} {...actions} />;
  }
}

function Alone({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={gone}>
      <h1 className={visuallyHidden}>Shared booking</h1>
      {children}
    </div>
  );
}

function Failed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactElement {
  const { sentence, cause } = failureMessage("shared-booking", failure);
  return (
    <FailedState sentence={sentence} advice={cause}>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </FailedState>
  );
}

function Waiting(): ReactElement {
  return (
    <div className={stack} role="status">
      <VisuallyHidden>Loading booking...</VisuallyHidden>
      <Skeleton width={extent(352)} height={extent(36)} />
      <Skeleton width="100%" height={extent(96)} />
      <Skeleton width="100%" height={extent(256)} />
    </div>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { sharedBookingFlow, type SharedBookingView, sharedBookingView } from "#flows/links/shared.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { LinkGone } from "./link-gone.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { PublicPage } from "../quotes/public-page.tsx";
import { SharedBookingPage } from "./booking.tsx";
import { gone, stack } from "./shared.css.ts";
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
    <PublicPage title={tabTitle("Shared booking")} label={formatUse(view)} width="full">
      <Content
        view={view}
        token={token}
        onRetry={() => actor.send({ type: "page.requested" })}
        onDownload={(file) => actor.send({ type: "change.requested", change: { kind: "download", file } })}
        onMark={(task, isDone) => actor.send({ type: "change.requested", change: { kind: "mark", task, isDone } })}
      />
    </PublicPage>
  );
}

const formatUse = (view: SharedBookingView): string | null => {
  if (view.kind !== "shown") return null;
  const { booking, expiresAt } = view.opened;
  return `${booking.canMark === true ? "Works" : "Read only,"} until ${ownDayAndTime(expiresAt)}`;
};

type ContentProps = {
  readonly view: SharedBookingView;
  readonly token: string;
  readonly onRetry: () => void;
} & Pick<Parameters<typeof SharedBookingPage>[0], "onDownload" | "onMark">;

function Content({ view, token, onRetry, ...actions }: ContentProps): ReactElement {
  return (
    <PageState
      view={view}
      attempt="shared-booking"
      skeleton={<LoadingRows label="Loading booking..." className={stack} rows={ROWS} />}
      around={inPlaceOfBooking}
      onRetry={onRetry}
    >
      {(shown) =>
        shown.kind === "gone" ? (
          inPlaceOfBooking(<LinkGone token={token} />)
        ) : (
          <SharedBookingPage view={shown} {...actions} />
        )
      }
    </PageState>
  );
}

const ROWS = [
  [extent(352), extent(36)],
  ["100%", extent(96)],
  ["100%", extent(256)],
] as const;

const inPlaceOfBooking = (content: ReactElement): ReactElement => (
  <div className={gone}>
    <h1 className={visuallyHidden}>Shared booking</h1>
    {content}
  </div>
);

import { readerFormats } from "#web/messages/formats.ts";
import { useActorRef, useSelector } from "@xstate/react";
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { BRAND } from "#brand";
import type { SettledCargo } from "#domain/cargo";
import type { DeadlineTask } from "#domain/deadlines";
import { type BookingPageActor, bookingPageFlow } from "#flows/deadlines/booking-page.ts";
import { editLeadTimesFlow } from "#flows/deadlines/lead-times.ts";
import { type BookingPageView, bookingPageView, type ShownView } from "#flows/deadlines/view.ts";
import { createClock } from "#flows/kit/clock.ts";
import { formView } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { preloadDialogs } from "#web/components/dialog/dialog.tsx";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { PhoneLink } from "#web/components/link.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { useMedia } from "#web/components/use-media.ts";
import { useAfterPaint } from "#web/components/use-after-paint.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useCapability, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { below, extent } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { Deadlines } from "./deadlines.tsx";
import { Files } from "./files.tsx";
import { Head } from "./head.tsx";
import { History } from "./history.tsx";
import { MailSwitch, OwnReference, useOwnSettings } from "./own-settings.tsx";
import { onScreen } from "#web/components/print-sheet.css.ts";
import { FailedLoad } from "#web/kit/failure.tsx";
import { LoadingRows } from "#web/kit/page-state.tsx";
import { PrintSheet } from "./print.tsx";
import { alone, columns, notice, notes, page as pageStyle, placeholder, sections } from "./screen.css.ts";
import { SectionLinks } from "./section-links.tsx";
import { Side } from "./side.tsx";

/* Deadlines are shown in minutes. */
const MINUTE_MS = 60_000;

const { Lazy: PriceBreakdownDialog, preload: preloadBreakdown } = lazyDialog(
  async () => (await import("../available-rates/price-breakdown/price-breakdown.tsx")).PriceBreakdownDialog,
);
const { Lazy: FilesDialog } = lazyDialog(async () => (await import("../my-bookings/files-dialog.tsx")).FilesDialog);
const { Lazy: CalendarDialog } = lazyDialog(async () => (await import("./calendar-dialog.tsx")).CalendarDialog);
const { Lazy: LeadTimesDialog } = lazyDialog(async () => (await import("./lead-times-dialog.tsx")).LeadTimesDialog);

const Changes = lazy(() => import("./changes/changes.tsx"));
const Sharing = lazy(() => import("./sharing/sharing.tsx"));
const Cargo = lazy(async () => ({ default: (await import("./cargo/section.tsx")).Cargo }));
const Messages = lazy(async () => ({ default: (await import("./messages/section.tsx")).Messages }));
const Documents = lazy(async () => ({ default: (await import("./documents/section.tsx")).Documents }));

/** A booking by any of its numbers: a reload and a link show the same. */
export function Component(): ReactElement {
  const { quotationId = "" } = useParams();
  return <BookingPage key={quotationId} id={quotationId} />;
}

export function BookingPage({ id }: { readonly id: string }): ReactElement {
  const toast = useToast();
  const flow = useFlow((services) =>
    bookingPageFlow(services, id, {
      url: globalThis.location.href,
      host: new URL(BRAND.website).host,
      toBlob: (content) => new Blob([content], { type: "text/calendar;charset=utf-8" }),
    }),
  );
  const actor = useActorRef(flow.machine);
  const clock = useActorRef(useFlow(({ ports }) => createClock(ports.clock, MINUTE_MS)));
  const now = useSelector(clock, ({ context }) => context.now);
  const view = bookingPageView(
    useSelector(actor, (snapshot) => snapshot),
    now,
  );
  useFlowEvents(actor, (event) => {
    if (event.type === "change.failed" && event.failure !== null)
      toast("critical", failureMessage("deadline-mark", event.failure).sentence);
  });
  if (view.kind !== "shown")
    return (
      <main id="main" tabIndex={-1} className={alone}>
        <title>{tabTitle(id, "My Bookings")}</title>
        <div className={wrap}>
          <Placeholder view={view} id={id} onRetry={() => actor.send({ type: "page.requested" })} />
        </div>
      </main>
    );
  return <Shown view={view} actor={actor} flow={flow} />;
}

const withReference = (view: ShownView, reference: string | null): ShownView => {
  const { page } = view;
  const quotation = { ...page.details.quotation, reference };
  return { ...view, page: { ...page, details: { ...page.details, quotation } } };
};

const findSettled = ({ deadlines, page: { facts } }: ShownView): SettledCargo => {
  const isDone = (task: DeadlineTask) => deadlines.some((one) => one.task === task && one.state === "done");
  return { documents: isDone("documents"), vgm: isDone("vgm"), hasSailed: facts?.hasSailed === true };
};

type ShownProps = {
  readonly view: ShownView;
  readonly actor: BookingPageActor;
  readonly flow: Pick<ReturnType<typeof bookingPageFlow>, "withLeadTimes" | "saveCalendar">;
};

/** The form for the lead times of the origin; the page shows them once they are saved. */
function useLeadTimes({ view: { page }, actor, flow }: ShownProps) {
  const toast = useToast();
  const editor = useActorRef(useFlow(editLeadTimesFlow));
  useFlowEvents(editor, (event) => {
    if (event.type !== "form.sent" || event.sent === null) return;
    actor.send({ type: "page.updated", value: flow.withLeadTimes(page, event.sent) });
    toast("positive", "Lead times saved.");
  });
  const { code = null, name = null } = page.facts?.origin ?? {};
  const origin = code === null ? null : { origin: code, name, leadTimes: page.details.leadTimes };
  return { editor, edit: useSelector(editor, formView), origin };
}

function Shown(props: ShownProps): ReactElement {
  const { view: loaded, actor, flow } = props;
  const [dialog, setDialog] = useState<"breakdown" | "files" | "calendar" | null>(null);
  const { editor, edit, origin } = useLeadTimes(props);
  const [shareRequests, setShareRequests] = useState(0);
  const canShare = useCapability("sharing");
  const canChange = useCapability("amendments");
  const page = useRef<HTMLDivElement>(null);
  const noticePlace = useRef<HTMLDivElement>(null);
  const own = useOwnSettings(loaded);
  const view = withReference(loaded, own.reference);
  const { details } = view.page;
  const { quotation, booked, exchange } = details;
  const hasCargo = useCapability("cargo");
  const hasDocuments = useCapability("documents");
  const hasMessages = useCapability("messages");
  const close = () => setDialog(null);
  // The route renders first, the sections below it, the printed sheet and a column beside it a moment later.
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (isPainted) void Promise.all([preloadDialogs(), preloadBreakdown()]);
  }, [isPainted]);
  const isNarrow = useMedia(below.xl);
  return (
    <main id="main" tabIndex={-1} className={pageStyle}>
      <title>{tabTitle(quotation.bookingId ?? quotation.quotationId, "My Bookings")}</title>
      <div className={onScreen}>
        <Head
          view={view}
          onBreakdown={booked === null ? null : () => setDialog("breakdown")}
          onShare={canShare ? () => setShareRequests(shareRequests + 1) : null}
          reference={<OwnReference own={own} quotation={quotation} />}
        />
        <SectionLinks of={page} />
        <Notes view={view} />
        <div ref={noticePlace} className={`${wrap} ${notice}`} />
        <div className={`${wrap} ${columns}`}>
          <div ref={page} className={sections}>
            <Deadlines
              view={view}
              onMark={(task, isDone) => actor.send({ type: "change.requested", change: { task, isDone } })}
            />
            {isPainted && (
              <>
                {hasCargo && (
                  <Suspense fallback={null}>
                    <Cargo
                      booking={quotation.id}
                      isCancelled={quotation.status === "cancelled"}
                      settled={findSettled(view)}
                      onSent={() => actor.send({ type: "page.outdated" })}
                    />
                  </Suspense>
                )}
                {hasDocuments ? (
                  <Suspense fallback={null}>
                    <Documents booking={quotation.id} isCancelled={quotation.status === "cancelled"} />
                  </Suspense>
                ) : (
                  <Files quotation={quotation} onOpen={() => setDialog("files")} />
                )}
                {hasMessages && (
                  <Suspense fallback={null}>
                    <Messages booking={quotation.id} />
                  </Suspense>
                )}
                {canChange && (
                  <Suspense>
                    <Changes
                      details={details}
                      notice={noticePlace}
                      onChanged={() => actor.send({ type: "page.outdated" })}
                    />
                  </Suspense>
                )}
                {canShare && (
                  <Suspense>
                    <Sharing quotation={quotation} requests={shareRequests} />
                  </Suspense>
                )}
                {details.history !== null && <History entries={details.history} />}
              </>
            )}
          </div>
          {(isPainted || isNarrow) && (
            <Side
              view={view}
              onSaveCalendar={() => flow.saveCalendar(loaded.page, readerFormats().dates)}
              onSubscribe={() => setDialog("calendar")}
              onChangeLeadTimes={() => editor.send({ type: "form.opened", changes: { origin } })}
              mails={<MailSwitch own={own} />}
            />
          )}
        </div>
      </div>
      {isPainted && <PrintSheet view={view} />}
      {dialog === "breakdown" && booked !== null && (
        <PriceBreakdownDialog
          rate={{ ...booked, availability: { kind: "not-bookable", reason: "Booked" } }}
          exchange={exchange}
          tax={details.tax}
          onClose={close}
          onBook={close}
        />
      )}
      {dialog === "files" && <FilesDialog quotation={quotation} onClose={close} />}
      {edit.kind !== "closed" && (
        <LeadTimesDialog
          view={edit}
          leadTimes={details.leadTimes}
          origin={view.page.facts?.origin.name ?? ""}
          onClose={() => editor.send({ type: "form.closed" })}
          onSave={(leadTimes) =>
            editor.send({
              type: "form.submitted",
              changes: { origin: origin === null ? null : { ...origin, leadTimes } },
            })
          }
        />
      )}
      {dialog === "calendar" && <CalendarDialog onClose={close} />}
    </main>
  );
}

/** What the shipper must know before the deadlines. */
function Notes({ view: { page, deadlines } }: { readonly view: ShownView }): ReactElement | null {
  const { facts, details } = page;
  const missed = deadlines.filter(({ state }) => state === "missed");
  const contact = details.booked?.source === "lcl" ? undefined : details.booked?.support;
  if (details.quotation.status === "cancelled")
    return (
      <div className={`${wrap} ${notes}`}>
        <Banner tone="critical">This booking was cancelled. It has no deadlines any more.</Banner>
      </div>
    );
  const awaited = details.quotation.status === "in-process" ? details.awaitsAnswerOf : null;
  if (missed.length === 0 && facts?.isOtherSailing !== true && awaited === null) return null;
  return (
    <div className={`${wrap} ${notes}`}>
      {awaited !== null && (
        <Banner tone="caution">
          {awaited} has not answered yet whether it accepts this booking. We ask until it does: you need not book again.
        </Banner>
      )}
      {facts?.isOtherSailing === true && !facts.hasSailed && (
        <Banner tone="caution">
          The vessel was changed. The cut-offs of the booked sailing no longer apply, and the carrier has not stated new
          ones.
        </Banner>
      )}
      {missed.length > 0 && (
        <Banner tone="critical">
          {missed.length === 1 ? "A cut-off was missed." : `${missed.length} cut-offs were missed.`} Ask{" "}
          {contact === null ? (
            <>
              our desk (<PhoneLink number={BRAND.landline} />)
            </>
          ) : (
            (details.quotation.carrier ?? "the carrier")
          )}{" "}
          at once whether {contact === null ? "the carrier" : "it"} still accepts the cargo
          {contact === null ? "" : `: ${contact}`}.
        </Banner>
      )}
    </div>
  );
}

type PlaceholderProps = {
  readonly view: Exclude<BookingPageView, { readonly kind: "shown" }>;
  readonly id: string;
  readonly onRetry: () => void;
};

export function Placeholder({ view, id, onRetry }: PlaceholderProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? (
        <LoadingRows label="Loading booking..." className={sections} rows={ROWS} />
      ) : (
        <div className={placeholder} />
      );
    case "failed":
      return (
        <>
          <h1 className={text.h1}>Booking</h1>
          <FailedLoad attempt="booking-page" failure={view.failure} onRetry={onRetry} />
        </>
      );
    case "not-found":
      return (
        <>
          <h1 className={text.h1}>Booking {id}</h1>
          <EmptyState
            sentence="This booking was not found."
            advice="It belongs to another account, or the number is wrong."
          >
            <LinkButton to="/rate/quote">My Bookings</LinkButton>
          </EmptyState>
        </>
      );
  }
}

const SECTION = ["100%", extent(44)] as const;
const ROWS = [[extent(352), extent(36)], ...Array.from({ length: 6 }, () => SECTION)] as const;

import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import {
  type CfsKind,
  toCfsKind,
  DEFAULT_LCL_CRITERIA,
  isLclListNarrowed,
  type LclRate,
  type LclSearch,
  LCL_PAGE_SIZES,
  toLclPageSize,
} from "#domain/lcl";
import { isSameView } from "#flows/kit/same-view.ts";
import type { Failure } from "#flows/failure.ts";
import type { LclEvent } from "#flows/lcl/types.ts";
import { type LclActor, lclPortsView, lclRatesView } from "#flows/lcl/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { Pager } from "#web/components/pager.tsx";
import { StopMarker } from "#web/components/route-line/markers.tsx";
import { FailedLoad } from "#web/kit/failure.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { RateCardSkeletons } from "#web/kit/rate-card.tsx";
import { AskDesk } from "../quotes/ask-desk.tsx";
import { partNote, partTitle, unreadRowsText } from "./labels.ts";
import { LclRateCard } from "./lcl-rate-card.tsx";
import * as css from "./results.css.ts";
import { LclToolbar, type ResultsView } from "./toolbar.tsx";

export function LclResults({ actor }: { readonly actor: LclActor }): ReactElement {
  const ports = useSelector(actor, lclPortsView, isSameView);
  const view = useSelector(actor, lclRatesView, isSameView);
  switch (view.kind) {
    case "idle":
      return ports.kind === "failed" ? (
        <Failed attempt="lcl-ports" failure={ports.failure} onRetry={() => actor.send({ type: "ports.retried" })} />
      ) : (
        <IdleState />
      );
    case "searching":
      return <Searching withSkeletons={view.withSkeletons} />;
    case "failed":
      return (
        <Failed attempt="lcl-rates" failure={view.failure} onRetry={() => actor.send({ type: "rates.retried" })} />
      );
    case "listed":
      return <ResultList view={view} send={actor.send} />;
  }
}

function IdleState(): ReactElement {
  return (
    <div className={css.place}>
      <EmptyState
        sentence="Rates appear here once both ports, weight and CBM are filled."
        advice="LCL is charged by W/M: weight or volume, whichever is greater."
      />
    </div>
  );
}

function Searching({ withSkeletons }: { readonly withSkeletons: boolean }): ReactElement {
  return (
    <div className={css.place} aria-busy="true">
      <div className={css.wheel}>
        <Spinner size="l" label="Loading rates..." />
      </div>
      {withSkeletons && <RateCardSkeletons />}
    </div>
  );
}

type FailedProps = {
  readonly attempt: "lcl-ports" | "lcl-rates";
  readonly failure: Failure;
  readonly onRetry: () => void;
};

function Failed({ attempt, failure, onRetry }: FailedProps): ReactElement {
  return (
    <div className={css.place}>
      <FailedLoad attempt={attempt} failure={failure} onRetry={onRetry} isMain />
    </div>
  );
}

type ResultListProps = {
  readonly view: ResultsView;
  readonly send: (event: LclEvent) => void;
};

function ResultList({ view, send }: ResultListProps): ReactElement {
  const { rates, unread } = view.answer;
  const isEmpty = rates.length === 0 && unread === 0 && view.page.page === 0;
  if (isEmpty && !isLclListNarrowed(view.criteria)) return <NothingFound search={view.search} />;
  return (
    <section className={css.place} aria-label="LCL rates" aria-busy={view.isUpdating}>
      <LclToolbar view={view} send={send} />
      {unread > 0 && <Banner tone="caution">{unreadRowsText(unread)}</Banner>}
      {isEmpty ? <NoMatch view={view} send={send} /> : <Parts view={view} send={send} />}
      {!isEmpty && <Pages view={view} send={send} />}
      {isIncomplete(view) && <AskDesk search={view.search} />}
    </section>
  );
}

const isComplete = ({ availability, price }: LclRate): boolean =>
  availability.kind === "bookable" && price.unpricedCount === 0 && price.converted.kind === "converted";

/** The desk can be asked where no rate has a complete price; incomplete ones are on the last pages. */
const isIncomplete = ({ answer: { rates }, page, criteria }: ResultsView): boolean =>
  page.page === 0 && !isLclListNarrowed(criteria) && !rates.some(isComplete);

const groupParts = (rates: readonly LclRate[], place: string) =>
  (["port", "inland"] as const)
    .map((kind) => ({ kind, rates: rates.filter((rate) => toCfsKind(rate, place) === kind) }))
    .filter((part) => part.rates.length > 0);

function Parts({ view, send }: ResultListProps): ReactElement {
  const { answer, search, isUpdating } = view;
  return (
    <div className={isUpdating ? `${css.part} ${css.updating}` : css.part}>
      {groupParts(answer.rates, search.portOfDischarge).map(({ kind, rates }) => (
        <section key={kind} className={css.part} aria-labelledby={`lcl-part-${kind}`}>
          <PartHead kind={kind} view={view} rates={rates} />
          {rates.map((rate) => (
            <LclRateCard
              key={rate.id}
              rate={rate}
              isLowest={rate.id === answer.lowestRateId}
              fcl={answer.fcl}
              exchange={answer.exchange}
              send={send}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

type PartHeadProps = { readonly kind: CfsKind; readonly view: ResultsView; readonly rates: readonly LclRate[] };

function PartHead({ kind, view, rates }: PartHeadProps): ReactElement {
  const { choices } = view.answer;
  const place = view.search.portOfDischarge;
  const isPort = rates.some(({ portOfDischarge }) => portOfDischarge === place);
  const all = kind === "port" ? choices?.portCfs : choices?.inlandCfs;
  return (
    <header className={css.partHead}>
      <h3 id={`lcl-part-${kind}`} className={`${text.h3} ${css.partTitle}`}>
        <StopMarker kind={kind === "port" && isPort ? "sea" : "ramp"} />
        {partTitle(kind, place, isPort)}
      </h3>
      <p className={`${css.partNote} ${num}`}>{partNote(kind, rates, all ?? null)}</p>
    </header>
  );
}

function Pages({ view, send }: ResultListProps): ReactElement {
  const { page, size } = view.page;
  return (
    <Pager
      label="LCL rates"
      page={page + 1}
      pages={view.paging.pageCount}
      hasNext={view.paging.hasNext}
      onPrevious={() => send({ type: "page.requested", page: page - 1 })}
      onNext={() => send({ type: "page.requested", page: page + 1 })}
      rowsPerPage={{
        value: size,
        options: LCL_PAGE_SIZES,
        onChange: (rows) => send({ type: "size.chosen", size: toLclPageSize(String(rows)) }),
      }}
    />
  );
}

function NoMatch({ view, send }: ResultListProps): ReactElement {
  const clear = () =>
    send({ type: "criteria.changed", changes: { ...DEFAULT_LCL_CRITERIA, sort: view.criteria.sort } });
  return (
    <EmptyState sentence="No rates match these filters." advice="Choose a later departure or a longer transit time.">
      <Button kind="secondary" onClick={clear}>
        Show all rates
      </Button>
    </EmptyState>
  );
}

function NothingFound({ search }: { readonly search: LclSearch }): ReactElement {
  return (
    <div className={css.place}>
      <EmptyState
        sentence="No LCL rates on this route."
        advice="Try a nearby port, or search a full container under FCL."
      />
      <AskDesk search={search} />
    </div>
  );
}

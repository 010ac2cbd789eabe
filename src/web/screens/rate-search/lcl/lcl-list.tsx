import { type ReactElement, useEffect, useRef } from "react";
import { LCL_PAGE_SIZES, lclPageSizeOf } from "../../../../domain/lcl/paging.ts";
import { partLoadText } from "../../../../domain/lcl/search.ts";
import type { LclEvent } from "../../../../flows/lcl/events.ts";
import type { LclRatesView } from "../../../../flows/lcl/selectors.ts";
import { Banner } from "../../../components/banner/banner.tsx";
import { EmptyState } from "../../../components/empty-state/empty-state.tsx";
import { Pager } from "../../../components/pager/pager.tsx";
import { visuallyHidden } from "../../../components/visually-hidden/visually-hidden.css.ts";
import { num, text } from "../../../styles/typography.css.ts";
import { LclPass } from "./lcl-pass.tsx";
import * as css from "./lcl-rates.css.ts";
import { foundText, unreadText } from "./words.ts";

type ListedView = Extract<LclRatesView, { readonly kind: "listed" }>;
type LclListProps = {
  readonly view: ListedView;
  readonly send: (event: LclEvent) => void;
};

/** One page of the rates, and the way to the others. */
export function LclList({ view, send }: LclListProps): ReactElement {
  const { rates, unread, fcl, exchange } = view.answer;
  if (rates.length === 0 && unread === 0 && view.page.page === 0) return <NothingFound />;
  return (
    <section className={css.place} aria-label="LCL rates">
      <Head key={`${view.page.page} ${view.page.size}`} view={view} />
      {unread > 0 && <Banner tone="caution">{unreadText(unread)}</Banner>}
      {rates.map((rate) => (
        <LclPass key={rate.id} rate={rate} fcl={fcl} exchange={exchange} send={send} />
      ))}
      <Pages view={view} send={send} />
    </section>
  );
}

/** Where one stands after turning the page: the pressed button has gone with the page before. */
function Head({ view }: Pick<LclListProps, "view">): ReactElement {
  const { answer, hasTurned, search } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [hasTurned]);
  const found = foundText(answer.total ?? answer.rates.length);
  return (
    <div className={css.head}>
      <h2 ref={heading} tabIndex={-1} className={`${text.h2} ${css.found} ${num}`}>
        {found}
      </h2>
      <p role="status" className={visuallyHidden}>
        {found}
      </p>
      <p className={`${css.load} ${num}`}>
        {search.portOfLoading} to {search.portOfDischarge}, {partLoadText(search)}
      </p>
    </div>
  );
}

function Pages({ view, send }: LclListProps): ReactElement {
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
        onChange: (rows) => send({ type: "size.chosen", size: lclPageSizeOf(String(rows)) }),
      }}
    />
  );
}

function NothingFound(): ReactElement {
  return (
    <div className={css.place}>
      <EmptyState
        sentence="No LCL rates on this route."
        advice="Try a port nearby, or search a full container under FCL."
      />
    </div>
  );
}

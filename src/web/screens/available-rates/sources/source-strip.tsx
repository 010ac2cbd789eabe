import { useSelector } from "@xstate/react";
import { type ReactElement, useId, useState } from "react";
import type { SourceProgress, SourceState } from "#domain/rates";
import type { UtcMinutes } from "#domain/time";
import type { GrowingSearch, RatesEvent } from "#flows/rates/types.ts";
import { readMinutes } from "#flows/utc-minutes.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import {
  check,
  chevronDown,
  chevronUp,
  clock,
  cross,
  type IconShape,
  minus,
  pause,
  refresh,
  warning,
} from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { Wheel } from "#web/components/loading.tsx";
import { useMedia } from "#web/components/use-media.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useNow } from "#web/portal/portal-context.tsx";
import { card } from "#web/styles/layout.css.ts";
import { from } from "#web/styles/tokens.ts";
import { num } from "#web/styles/typography.css.ts";
import type { RatesActor } from "../context.ts";
import { announcement, countOf, sourceText, stripTitle } from "./labels.ts";
import * as css from "./source-strip.css.ts";
import { useCalmText, useSeconds } from "./use-seconds.ts";

/** The sources of a search whose answer grows; nothing for a server that answers at once. */
export function SourceStrip({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const growing = useSelector(rates, ({ context }) => context.growing);
  const grows = useCapability("growing-search");
  if (growing !== null) return <Strip growing={growing} send={rates.send} />;
  return grows ? <Placeholder /> : null;
}

/** Takes the room of a strip until the sources are known, so that nothing below moves. */
function Placeholder(): ReactElement {
  return (
    <div className={`${card} ${css.strip}`} aria-hidden="true">
      <div className={css.head}>
        <b>Asking the sources</b>
      </div>
    </div>
  );
}

type StripProps = { readonly growing: GrowingSearch; readonly send: (event: RatesEvent) => void };

const findLongest = (sources: readonly SourceProgress[]): number =>
  Math.max(0, ...sources.map(({ seconds }) => seconds ?? 0));

/** How long the search has taken: until now, or until the last source has ended. */
const findDuration = (sources: readonly SourceProgress[], ticked: number): number => {
  const asking = sources.filter(({ state }) => state === "asking");
  return asking.length === 0 ? findLongest(sources) : findLongest(asking) + ticked;
};

function Strip({ growing, send }: StripProps): ReactElement {
  const { sources, found, isAsking, failure, hasRoom, listed } = growing;
  const list = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? (hasRoom || listed === null);
  const ticked = useSeconds(found, isAsking);
  const isScrolled = !useMedia(from.sm);
  const { sentence: title, cause: note } =
    failure === null
      ? stripTitle(sources, isAsking, findDuration(sources, ticked))
      : failureMessage("more-rates", failure);
  return (
    <section className={`${card} ${css.strip} ${num}`} aria-label="Sources">
      <div className={css.head}>
        <h2 className={failure === null ? css.title : css.failedTitle} role={failure === null ? undefined : "alert"}>
          <b>{title}</b> <span className={css.quietText}>{note}</span>
        </h2>
        {failure !== null && <LinkAction onClick={() => send({ type: "search.continued" })}>Try again</LinkAction>}
        {isAsking && <LinkAction onClick={() => send({ type: "search.stopped" })}>Stop asking</LinkAction>}
        <span className={css.toggle}>
          <Button
            kind="ghost"
            size="small"
            iconEnd={isShown ? chevronUp : chevronDown}
            expanded={isShown}
            controls={list}
            onClick={() => setOpen(!isShown)}
          >
            Sources
          </Button>
        </span>
      </div>
      <section
        id={list}
        className={hasRoom ? css.stillScroller : css.scroller}
        hidden={!isShown}
        aria-label="State of each source"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={isScrolled ? 0 : undefined}
      >
        <ul className={css.list}>
          {sources.map((source) => (
            <Source key={source.name} source={source} ticked={ticked} listedAt={growing.listedAt} send={send} />
          ))}
        </ul>
      </section>
      {isAsking && <Share sources={sources} />}
      <p role="status" className={visuallyHidden}>
        {useCalmText(announcement(sources, growing.news))}
      </p>
    </section>
  );
}

/** How many sources have ended. */
function Share({ sources }: { readonly sources: readonly SourceProgress[] }): ReactElement {
  const ended = sources.filter(({ state }) => state !== "asking").length;
  return (
    <span className={css.share} aria-hidden="true">
      <i style={{ width: `${(ended / Math.max(1, sources.length)) * 100}%` }} />
    </span>
  );
}

const ICONS: Readonly<Record<Exclude<SourceState, "asking">, IconShape>> = {
  answered: check,
  late: clock,
  refused: minus,
  failed: cross,
  paused: pause,
  "used-up": warning,
  stopped: minus,
};

const canAskAgain = ({ state, pricedAt }: SourceProgress): boolean =>
  state === "late" || state === "failed" || state === "stopped" || (state === "answered" && pricedAt !== null);

/* The time that most searches wait for a source. */
const USUAL_SECONDS = 30;

const toShare = (seconds: number): number => Math.min(1, seconds / USUAL_SECONDS) * 100;

type SourceProps = {
  readonly source: SourceProgress;
  readonly ticked: number;
  readonly listedAt: UtcMinutes;
  readonly send: (event: RatesEvent) => void;
};

function Source({ source, ticked, listedAt, send }: SourceProps): ReactElement {
  const { name, state, offers } = source;
  const now = readMinutes(useNow());
  const seconds = source.seconds === null || state !== "asking" ? source.seconds : source.seconds + ticked;
  const text = sourceText({ source, seconds, now }, listedAt);
  return (
    <li className={css.source[state]}>
      {seconds !== null && <i className={css.time[state]} style={{ width: `${toShare(seconds)}%` }} />}
      <span className={css.sign}>
        {state === "asking" ? <Wheel size="s" /> : <Icon shape={ICONS[state]} size="s" />}
      </span>
      <span className={css.texts}>
        <b className={css.name}>{name}</b>
        <span className={css.state}>{text.state}</span>
        <span className={css.note} title={text.note ?? undefined}>
          {text.note}
        </span>
      </span>
      <span className={css.end}>
        {offers > 0 && <span className={css.offers}>{countOf(offers, "offer")}</span>}
        {canAskAgain(source) && (
          <IconButton
            icon={refresh}
            label={`Ask ${name} again`}
            size="small"
            iconSize="s"
            onClick={() => send({ type: "source.askedAgain", source: name })}
          />
        )}
      </span>
    </li>
  );
}

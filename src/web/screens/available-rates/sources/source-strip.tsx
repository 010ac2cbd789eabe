import { useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import type { SourceProgress } from "#domain/rates";
import type { GrowingSearch, RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronDown, chevronUp } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { useMedia } from "#web/components/use-media.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { card } from "#web/styles/layout.css.ts";
import { from } from "#web/styles/tokens.ts";
import { num } from "#web/styles/typography.css.ts";
import type { RatesActor } from "../context.ts";
import { announcement, foldedText, stripTitle } from "./labels.ts";
import * as css from "./source-strip.css.ts";
import { Source } from "./source.tsx";
import { useCalmText, useSeconds } from "./use-seconds.ts";

type StripProps = {
  readonly rates: RatesActor;
  /** The strip can be folded where the list is shown. */
  readonly onFold?: () => void;
};

/** The sources of a search whose answer grows; nothing for a server that answers at once. */
export function SourceStrip({ rates, onFold }: StripProps): ReactElement | null {
  const growing = useSelector(rates, ({ context }) => context.growing);
  return growing === null ? null : <Strip growing={growing} send={rates.send} onFold={onFold} />;
}

/** Whether the strip is open: as the list was put in order, until the shipper chooses. */
export function useOpenStrip(rates: RatesActor): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const hasRoom = useSelector(rates, ({ context }) => context.growing?.hasRoom === true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? hasRoom, setChosen];
}

/** The folded strip, in a line beside the number of services: it opens the strip. */
export function FoldedSources({ rates, onOpen }: FoldedProps): ReactElement | null {
  const growing = useSelector(rates, ({ context }) => context.growing);
  if (growing === null) return null;
  const { text, isMissing } = foldedText(growing.sources, findLongest(growing.sources));
  return (
    <button type="button" className={isMissing ? css.foldedMissing : css.folded} aria-expanded={false} onClick={onOpen}>
      {text}
      <Icon shape={chevronDown} size="xs" />
    </button>
  );
}

type FoldedProps = { readonly rates: RatesActor; readonly onOpen: () => void };

const findLongest = (sources: readonly SourceProgress[]): number =>
  Math.max(0, ...sources.map(({ seconds }) => seconds ?? 0));

/** How long the search has taken: until now, or until the last source has ended. */
const findDuration = (sources: readonly SourceProgress[], ticked: number): number => {
  const asking = sources.filter(({ state }) => state === "asking");
  return asking.length === 0 ? findLongest(sources) : findLongest(asking) + ticked;
};

type OpenStripProps = {
  readonly growing: GrowingSearch;
  readonly send: (event: RatesEvent) => void;
  readonly onFold: (() => void) | undefined;
};

function Strip({ growing, send, onFold }: OpenStripProps): ReactElement {
  const { sources, found, isAsking, failure } = growing;
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
        {onFold !== undefined && (
          <span className={css.toggle}>
            <Button kind="ghost" size="small" iconEnd={chevronUp} expanded onClick={onFold}>
              Sources
            </Button>
          </span>
        )}
      </div>
      <section
        className={css.scroller}
        aria-label="State of each source"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={isScrolled ? 0 : undefined}
      >
        <ul className={css.list}>
          {sources.map((source) => (
            <Source key={source.name} {...{ source, growing, ticked, send }} />
          ))}
        </ul>
      </section>
      {isAsking && <Share sources={sources} />}
    </section>
  );
}

/** Says at most every five seconds how many sources have answered, and what is new. */
export function SourcesAnnounced({ rates }: { readonly rates: RatesActor }): ReactElement {
  const text = useSelector(rates, ({ context: { growing } }) =>
    growing === null ? "" : announcement(growing.sources, growing.news),
  );
  return (
    <p role="status" className={visuallyHidden}>
      {useCalmText(text)}
    </p>
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

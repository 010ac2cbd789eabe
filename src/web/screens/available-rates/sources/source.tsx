import type { ReactElement } from "react";
import type { SourceProgress, SourceState } from "#domain/rates";
import type { GrowingSearch, RatesEvent } from "#flows/rates/types.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { check, clock, cross, type IconShape, minus, pause, refresh, warning } from "#web/components/icon/shapes.ts";
import { Wheel } from "#web/components/loading.tsx";
import { canAskAgain, countOf, sourceText } from "./labels.ts";
import { Note } from "./note.tsx";
import * as css from "./source-strip.css.ts";
import { useNowUntil } from "./use-seconds.ts";

const ICONS: Readonly<Record<Exclude<SourceState, "asking">, IconShape>> = {
  answered: check,
  late: clock,
  refused: minus,
  failed: cross,
  paused: pause,
  "used-up": warning,
  stopped: minus,
};

/* The time that most searches wait for a source. */
const USUAL_SECONDS = 30;

const toShare = (seconds: number): number => Math.min(1, seconds / USUAL_SECONDS) * 100;

type SourceProps = {
  readonly source: SourceProgress;
  readonly growing: GrowingSearch;
  readonly ticked: number;
  readonly send: (event: RatesEvent) => void;
};

/** A source of a search: what it is doing and why, how many offers it has, and asking it again. */
export function Source({ source, growing: { listed, listedAt, hasRoom }, ticked, send }: SourceProps): ReactElement {
  const { name, state, offers } = source;
  const now = useNowUntil(source.until);
  const seconds = source.seconds === null || state !== "asking" ? source.seconds : source.seconds + ticked;
  const text = sourceText({ source, seconds, now }, listedAt);
  /* Its place among the others changes with the list only. */
  const placed = listed?.progress.find((one) => one.name === name)?.state ?? state;
  return (
    <li className={`${css.source[state]} ${css.place[placed]}`}>
      {seconds !== null && <i className={css.time[state]} style={{ width: `${toShare(seconds)}%` }} />}
      <span className={css.sign}>
        {state === "asking" ? <Wheel size="s" /> : <Icon shape={ICONS[state]} size="s" />}
      </span>
      <span className={css.texts}>
        <b className={css.name}>{name}</b>
        <span className={css.state}>{text.state}</span>
        {text.note !== null && <Note text={text.note} isHeld={hasRoom} />}
      </span>
      <span className={css.end}>
        {offers > 0 && <span className={css.offers}>{countOf(offers, "offer")}</span>}
        {canAskAgain(source, now) && (
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

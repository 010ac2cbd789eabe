import type { ReactElement } from "react";
import { fullDateText } from "#domain/time";
import type { EtaChange } from "#domain/tracking";
import { localDayAndTime } from "#web/messages/dates.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { change, changes as changesStyle, moves, movesHead, note, small, strong, was } from "./moves.css.ts";
import { clockText, shiftText } from "./words.ts";

/** How the expected arrival changed; nothing when it did not. */
export function EtaChanges({ changes }: { readonly changes: readonly EtaChange[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <section className={moves} aria-labelledby="eta-changes">
      <div className={movesHead}>
        <h2 id="eta-changes" className={text.h2}>
          Changes of the expected arrival
        </h2>
        <p className={note}>Oldest first</p>
      </div>
      <ol className={`${changesStyle} ${num}`}>
        {changes.map((one, index) => (
          <Change key={`${String(index)} ${one.place}`} change={one} />
        ))}
      </ol>
    </section>
  );
}

function Change({
  change: { place, from, to, reason, reportedAt, days },
}: {
  readonly change: EtaChange;
}): ReactElement {
  const told = reportedAt === null ? null : `Reported ${localDayAndTime(reportedAt)} your time`;
  const more = [reason, told].filter((part) => part !== null).join(". ");
  return (
    <li className={change}>
      <b className={strong}>{place}</b>
      <div>
        <p>
          <s className={was}>{momentText(from)}</s> <b>{momentText(to)}</b>, {shiftText(days)}
        </p>
        {more !== "" && <small className={small}>{more}</small>}
      </div>
    </li>
  );
}

const momentText = (time: EtaChange["from"]): string =>
  [fullDateText(time.local), clockText(time)].filter((part) => part !== "").join(", ");

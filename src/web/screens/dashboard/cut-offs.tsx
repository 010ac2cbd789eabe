import type { ReactElement } from "react";
import type { NextCutOff } from "../../../domain/accounts/dashboard.ts";
import { cutOffText, weekdayText } from "../../../domain/time/format-date.ts";
import { timeOf } from "../../../domain/time/calendar.ts";
import { CUT_OFF_WORDS } from "../../format/cut-off-words.ts";
import { num, text } from "../../styles/typography.css.ts";
import { end, nothing, quiet, row, sheet, sheetHead, strong, words } from "./dashboard.css.ts";

type CutOffsProps = { readonly cutOffs: readonly NextCutOff[] };

/** What falls due next in the running bookings, the nearest first. */
export function CutOffs({ cutOffs }: CutOffsProps): ReactElement {
  return (
    <section className={sheet.plain} aria-labelledby="next-cut-offs">
      <div className={sheetHead}>
        <h2 id="next-cut-offs" className={text.h2}>
          Next cut-offs
        </h2>
        {cutOffs.length > 0 && <span className={quiet}>Local times</span>}
      </div>
      {cutOffs.length === 0 ? (
        <p className={nothing}>No cut-off is ahead.</p>
      ) : (
        <ul>
          {cutOffs.map((cutOff) => (
            <Due key={`${cutOff.quotationId} ${cutOff.code} ${cutOff.at}`} cutOff={cutOff} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Due({ cutOff }: { readonly cutOff: NextCutOff }): ReactElement {
  const { code, at, place, bookingId, quotationId } = cutOff;
  const time = timeOf(at);
  return (
    <li className={row}>
      <span className={words}>
        <b className={strong}>{CUT_OFF_WORDS[code]}</b>
        <span className={`${quiet} ${num}`}>
          {place === null ? "" : `${place}, `}
          {bookingId ?? quotationId}
        </span>
      </span>
      <time className={`${end} ${num}`} dateTime={at} title={cutOffText(at)}>
        <b className={strong}>{weekdayText(at)}</b>
        {time !== null && <span className={quiet}>{time}</span>}
      </time>
    </li>
  );
}

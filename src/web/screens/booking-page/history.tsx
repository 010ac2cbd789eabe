import { type ReactElement, useState } from "react";
import type { BookingEvent } from "#flows/deadlines/types.ts";
import { Button } from "#web/components/button.tsx";
import { Section } from "#web/kit/section.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./history.css.ts";
import { secondary } from "./screen.css.ts";

const FIRST = 6;

const BY: Readonly<Record<BookingEvent["by"], string>> = {
  shipper: "You",
  desk: "Desk",
  carrier: "Carrier",
};

/** What happened when, and who did or reported it, newest first. */
export function History({ entries }: { readonly entries: readonly BookingEvent[] }): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  return (
    <Section
      id="history"
      title="History"
      gap={4}
      aside={
        entries.length > FIRST && (
          <Button kind="ghost" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${entries.length}`}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className={secondary}>Nothing happened yet.</p>
      ) : (
        <ul className={`${css.list} ${num}`}>
          {shown.map(({ title, detail, happenedAt, by }) => (
            <li key={`${happenedAt} ${title}`} className={css.entry}>
              <time dateTime={happenedAt} className={css.time}>
                {ownDayAndTime(happenedAt)}
              </time>
              <div>
                <b className={css.title}>{title}</b>
                <small className={css.note}>{[BY[by], detail].filter((part) => part !== null).join(". ")}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import { type ReactElement, useState } from "react";
import type { BookingEvent } from "#flows/deadlines/types.ts";
import { Button } from "#web/components/button.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { Section } from "#web/kit/section.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { formatSentence } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";

const FIRST = 6;

const BY: Readonly<Record<BookingEvent["by"], string>> = {
  shipper: "Your company",
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
        <p className={quietText.small}>Nothing happened yet.</p>
      ) : (
        <DataList top={8}>
          {shown.map(({ title, detail, happenedAt, by }) => (
            <DataRow
              key={`${happenedAt} ${formatSentence(title)}`}
              start={
                <time dateTime={happenedAt} className={`${quietText.small} ${num}`}>
                  {ownDayAndTime(happenedAt)}
                </time>
              }
              title={formatSentence(title)}
              notes={[[BY[by], ...(detail === null ? [] : [formatSentence(detail)])].join(". ")]}
            />
          ))}
        </DataList>
      )}
    </Section>
  );
}

import type { ReactElement } from "react";
import type { NextCutOff } from "#domain/accounts";
import { type Quotation, formatShipmentName } from "#domain/bookings";
import { formatCutOffLabel } from "#domain/rates";
import { quietText } from "#web/kit/atoms.css.ts";
import { DataList } from "#web/kit/data-list.tsx";
import { Section } from "#web/kit/section.tsx";
import { AskDesk, DueRow } from "./due-row.tsx";

type CutOffsProps = { readonly cutOffs: readonly NextCutOff[]; readonly bookings: readonly Quotation[] };

export function CutOffs({ cutOffs, bookings }: CutOffsProps): ReactElement {
  const next = cutOffs.find(({ isOverdue }) => !isOverdue);
  return (
    <Section
      id="next-cut-offs"
      title="Next cut-offs"
      look="list"
      aside={cutOffs.length > 0 && <span className={quietText.small}>Local times</span>}
    >
      <DataList empty="No upcoming cut-offs.">
        {cutOffs.map((cutOff) => {
          const { quotationId, bookingId, code, at, place, isOverdue } = cutOff;
          const booking = bookings.find((one) => one.quotationId === quotationId);
          return (
            <DueRow
              key={`${quotationId} ${code} ${at}`}
              at={at}
              title={`${formatCutOffLabel(code)}${place === null ? "" : `, ${place}`}`}
              note={booking === undefined ? null : formatShipmentName(booking)}
              late={
                isOverdue ? (
                  <>
                    Cut-off missed, the vessel has not sailed yet. <AskDesk />
                  </>
                ) : null
              }
              isNext={cutOff === next}
              number={bookingId ?? quotationId}
              booking={booking}
            />
          );
        })}
      </DataList>
    </Section>
  );
}

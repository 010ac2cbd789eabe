import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { TextLink } from "#web/components/router-link.tsx";
import { text } from "#web/styles/typography.css.ts";
import { RunningShipments } from "../tracking/running-shipments.tsx";
import { nothing, sheet, sheetHead } from "./dashboard.css.ts";

type RunningProps = { readonly bookings: readonly Quotation[]; readonly today: string };

/** The confirmed shipments that are not over, the next arrival first. */
export function Running({ bookings, today }: RunningProps): ReactElement {
  return (
    <section className={sheet.wide} aria-labelledby="running-shipments">
      <div className={sheetHead}>
        <h2 id="running-shipments" className={text.h2}>
          Running shipments
        </h2>
        <TextLink to="/rate/quote" alone>
          All bookings
        </TextLink>
      </div>
      {bookings.length === 0 ? (
        <p className={nothing}>No shipment is under way. Find all your bookings in My Bookings.</p>
      ) : (
        <RunningShipments bookings={bookings} today={today} />
      )}
    </section>
  );
}

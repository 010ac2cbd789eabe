import type { ReactElement } from "react";
import { type Definition, DefinitionList } from "#web/components/definition-list.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest } from "../../ports/index.ts";
import * as bookings from "../bookings/bookings.css.ts";
import * as css from "./quotes.css.ts";

type RequestFactsProps = Pick<DeskQuoteRequest, "details" | "commodity" | "note" | "contact"> & {
  readonly before?: readonly Definition[];
};

/** What a customer asks for, beyond lane and load, and the note. */
export function RequestFacts({ details, commodity, note, contact, before = [] }: RequestFactsProps): ReactElement {
  const items = [...before, ...(commodity === null ? [] : [{ term: "Commodity", value: commodity }])];
  return (
    <div className={bookings.cardStack}>
      {items.length > 0 && <DefinitionList items={items} />}
      {details.map((detail) => (
        <p key={detail} className={table.quiet}>
          {detail}
        </p>
      ))}
      {note !== null && (
        <blockquote className={css.asked}>
          <p className={bookings.text}>{note}</p>
          <small className={table.quiet}>{contact.name}</small>
        </blockquote>
      )}
    </div>
  );
}

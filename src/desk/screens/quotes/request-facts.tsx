import type { ReactElement } from "react";
import { formatKilograms } from "#domain/containers";
import { formatDate } from "#domain/time";
import { type Definition, DefinitionList } from "#web/components/definition-list.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest } from "../../ports/index.ts";
import * as bookings from "../bookings/bookings.css.ts";
import * as css from "./quotes.css.ts";

type RequestFactsProps = Pick<
  DeskQuoteRequest,
  "isPartLoad" | "departureDate" | "weights" | "commodity" | "note" | "contact"
> & {
  readonly before?: readonly Definition[];
};

const listWishes = ({
  isPartLoad,
  departureDate,
  weights,
}: Pick<RequestFactsProps, "isPartLoad" | "departureDate" | "weights">): readonly Definition[] => {
  if (isPartLoad) return [];
  const stated = weights.map(
    ({ size, kilograms }) => `${size} ${kilograms === null ? "not stated" : formatKilograms(kilograms)}`,
  );
  return [
    { term: "Departure", value: departureDate === null ? "As soon as possible" : `From ${formatDate(departureDate)}` },
    { term: "Cargo weight per container", value: stated.join(", ") },
  ];
};

/** What a customer asks for, beyond lane and load, and the note. */
export function RequestFacts({ commodity, note, contact, before = [], ...request }: RequestFactsProps): ReactElement {
  const goods = commodity === null ? [] : [{ term: "Commodity", value: commodity }];
  const items = [...before, ...listWishes(request), ...goods];
  return (
    <div className={bookings.cardStack}>
      {items.length > 0 && <DefinitionList items={items} />}
      {note !== null && (
        <blockquote className={css.asked}>
          <p className={bookings.text}>{note}</p>
          <small className={table.quiet}>{contact.name}</small>
        </blockquote>
      )}
    </div>
  );
}

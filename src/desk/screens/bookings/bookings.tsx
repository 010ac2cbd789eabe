import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { STATUS_LABELS } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { search as searchIcon } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { code, num } from "#web/styles/typography.css.ts";
import { bookingListView, createBookingList } from "../../flows/bookings.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { ListTable } from "../../kit/table-card.tsx";
import type { BookingQuery, ListedBooking } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import * as css from "./bookings.css.ts";
import { BookedTotal } from "./price-table.tsx";
import { toLoadText, toMomentText, toPlaceText } from "./words.ts";

const STATES = ["in-process", "booked", "cancelled"] as const;
type StateFilter = (typeof STATES)[number] | "all";
const FILTERS = [
  { value: "all", label: "All" },
  ...STATES.map((state) => ({ value: state, label: STATUS_LABELS[state] })),
] as const;

const readState = (text: string | null): BookingStatus | null => STATES.find((state) => state === text) ?? null;

const readQuery = (params: URLSearchParams): BookingQuery => ({
  search: params.get("search") ?? "",
  state: readState(params.get("state")),
  after: params.get("after"),
});

const toParams = ({ search, state, after }: BookingQuery): URLSearchParams =>
  new URLSearchParams([
    ...(search === "" ? [] : [["search", search]]),
    ...(state === null ? [] : [["state", state]]),
    ...(after === null ? [] : [["after", after]]),
  ]);

/** Bookings of all companies; filter and page are in the address. */
export function Component(): ReactElement {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const actor = useActorRef(useDeskFlow((services) => createBookingList(services, query)));
  const view = useSelector(actor, bookingListView);
  const address = toParams(query).toString();
  useEffect(() => {
    actor.send({ type: "query.changed", query: readQuery(new URLSearchParams(address)) });
  }, [actor, address]);
  const change = (changes: Partial<BookingQuery>): void => setParams(toParams({ ...query, after: null, ...changes }));
  return (
    <DeskPage title="Bookings" aside={<Filters key={query.search} query={query} onChange={change} />}>
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <section className={table.tableCard} aria-label="Bookings" aria-busy={view.isLoading}>
          {view.bookings.length === 0 ? (
            <EmptyState sentence="No booking matches." advice="Search by number, company, place or reference." />
          ) : (
            <BookingTable bookings={view.bookings} />
          )}
          <Pages query={query} next={view.next} />
        </section>
      )}
    </DeskPage>
  );
}

interface FiltersProps {
  readonly query: BookingQuery;
  readonly onChange: (changes: Partial<BookingQuery>) => void;
}

function Filters({ query, onChange }: FiltersProps): ReactElement {
  const [typed, setTyped] = useState(query.search);
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ search: typed.trim() });
  };
  return (
    <form className={css.filters} role="search" onSubmit={submit}>
      <Segmented<StateFilter>
        wraps
        label="State"
        options={FILTERS}
        value={STATES.find((state) => state === query.state) ?? "all"}
        onChange={(state) => onChange({ state: state === "all" ? null : state })}
      />
      <div className={css.search}>
        <TextField
          ref={field}
          label="Search bookings"
          labelHidden
          compact
          type="search"
          icon={searchIcon}
          placeholder="Number, company, place or reference"
          value={typed}
          maxLength={100}
          onChange={setTyped}
          onClear={() => {
            setTyped("");
            onChange({ search: "" });
          }}
        />
      </div>
      <Button type="submit" kind="secondary" size="small">
        Search
      </Button>
    </form>
  );
}

const COLUMNS = [
  "Booking",
  "Company",
  "Lane",
  "Carrier and vessel",
  "ETD",
  "Load",
  { label: "Selling price", isAtEnd: true },
  "State",
  "Booked",
] as const;

function BookingTable({ bookings }: { readonly bookings: readonly ListedBooking[] }): ReactElement {
  return (
    <ListTable columns={COLUMNS} isWide className={css.rows}>
      {bookings.map((booking) => (
        <BookingRow key={booking.number} booking={booking} />
      ))}
    </ListTable>
  );
}

function BookingRow({ booking }: { readonly booking: ListedBooking }): ReactElement {
  const { number, bookingNumber, companyName, reference, from, to, carrier, vessel, voyage } = booking;
  return (
    <tr>
      <th scope="row">
        <Link to={`/bookings/${encodeURIComponent(number)}`}>{number}</Link>
        <small>{bookingNumber ?? "Carrier's number not issued"}</small>
      </th>
      <td data-label="Company">
        <span>{companyName}</span>
        {reference !== null && <small>{reference}</small>}
      </td>
      <td data-label="Lane">
        <span>
          {toPlaceText(from)} <span className={code}>{from?.code}</span> to {toPlaceText(to)}{" "}
          <span className={code}>{to?.code}</span>
        </span>
      </td>
      <td data-label="Carrier and vessel">
        <span>{carrier}</span>
        <small>{[vessel, voyage].filter((one) => one !== null).join(" ")}</small>
      </td>
      <td data-label="ETD" className={num}>
        {toMomentText(booking.departure)}
      </td>
      <td data-label="Load" className={num}>
        {toLoadText(booking)}
      </td>
      <td data-label="Selling price" className={`${table.amount} ${num}`}>
        <BookedTotal booking={booking} />
      </td>
      <td data-label="State">
        <QuotationStatusPill status={booking.state} />
        {booking.isHeld && <small>Company was on hold</small>}
      </td>
      <td data-label="Booked" className={num}>
        {formatOfficeMoment(booking.bookedAt)}
      </td>
    </tr>
  );
}

function Pages({ query, next }: { readonly query: BookingQuery; readonly next: string | null }): ReactElement | null {
  if (query.after === null && next === null) return null;
  const toPage = (after: string | null): string => `/bookings?${toParams({ ...query, after }).toString()}`;
  return (
    <nav className={css.pages} aria-label="Pages">
      {query.after === null ? (
        <span />
      ) : (
        <LinkButton kind="ghost" size="small" to={toPage(null)}>
          Newest
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton kind="ghost" size="small" to={toPage(next)}>
          Older
        </LinkButton>
      )}
    </nav>
  );
}

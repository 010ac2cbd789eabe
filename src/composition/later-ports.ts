import type { ChosenRates } from "#adapters/http/chosen-rates.ts";
import type { Api, ApiSettings } from "#adapters/http/client.ts";
import type { BookingsPort } from "#ports/bookings.ts";
import type { ClockPort } from "#ports/clock.ts";
import type { LclPort } from "#ports/lcl.ts";
import type { PlacesPort } from "#ports/places.ts";
import type { QuotationsPort } from "#ports/quotations.ts";
import type { RatesPort } from "#ports/rates.ts";
import type { ShipmentsPort } from "#ports/shipments.ts";
import { arriving } from "./arriving.ts";

/* The ports of the screens behind the sign-in: their adapters are fetched with their first call. */

export const placesLater = (api: Api, settings: ApiSettings): PlacesPort => {
  const places = arriving(async () => (await import("#adapters/http/places.ts")).createPlaces(api, settings));
  return {
    find: (text, signal) => places((port) => port.find(text, signal)),
    nearbyPorts: (code, signal) => places((port) => port.nearbyPorts(code, signal)),
  };
};

export const ratesLater = (api: Api, settings: ApiSettings, chosen: ChosenRates, clock: ClockPort): RatesPort => {
  const rates = arriving(async () =>
    (await import("#adapters/http/rates.ts")).createRates(api, settings, chosen, clock),
  );
  return { search: (search, signal) => rates((port) => port.search(search, signal)) };
};

export const lclLater = (api: Api, settings: ApiSettings, chosen: ChosenRates, clock: ClockPort): LclPort => {
  const lcl = arriving(async () => (await import("#adapters/http/lcl.ts")).createLcl(api, settings, chosen, clock));
  return {
    ports: (signal) => lcl((port) => port.ports(signal)),
    rates: (question, signal) => lcl((port) => port.rates(question, signal)),
  };
};

export const bookingsLater = (api: Api, settings: ApiSettings, chosen: ChosenRates): BookingsPort => {
  const bookings = arriving(async () =>
    (await import("#adapters/http/bookings.ts")).createBookings(api, settings, chosen),
  );
  return {
    book: (...args) => bookings((port) => port.book(...args)),
    pdf: (...args) => bookings((port) => port.pdf(...args)),
  };
};

export const quotationsLater = (api: Api, settings: ApiSettings): QuotationsPort => {
  const quotations = arriving(async () =>
    (await import("#adapters/http/quotations.ts")).createQuotations(api, settings),
  );
  return {
    page: (page, signal) => quotations((port) => port.page(page, signal)),
    file: (file, signal) => quotations((port) => port.file(file, signal)),
    setReference: (booking, signal) => quotations((port) => port.setReference(booking, signal)),
  };
};

export const shipmentsLater = (api: Api, settings: ApiSettings): ShipmentsPort => {
  const shipments = arriving(async () => (await import("#adapters/http/shipments.ts")).createShipments(api, settings));
  return { track: (query, signal) => shipments((port) => port.track(query, signal)) };
};

/* Bookings of the offers that the server has answered, and their PDF. */
import { randomUUID } from "node:crypto";

/** USD for the whole load, as the offer's prices add up. */
const calculateTotal = ({ lane, sizes }) => {
  const perContainer = lane.kind === "api" ? 345 : -40;
  const perBooking = lane.kind === "api" ? 45 : 0;
  const sum = (total, size) =>
    total + size.numberOfContainers * (lane.freight[size.equipmentGroupIsoCode] + perContainer);
  return sizes.reduce(sum, perBooking);
};

const toShipment = (offer) => ({
  from: { locationName: offer.from.name, unLocationCode: offer.from.code, kind: "sea" },
  to: { locationName: offer.to.name, unLocationCode: offer.to.code, kind: "sea" },
  vesselName: offer.sailing.vesselName,
  voyageReference: offer.sailing.voyageReference,
  departure: { eventDateTime: offer.sailing.departureDate, eventClassifierCode: "PLN" },
  arrival: { eventDateTime: offer.sailing.arrivalDate, eventClassifierCode: "PLN" },
  stage: "planned",
  containers: offer.sizes.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
    equipmentGroupIsoCode,
    numberOfContainers,
  })),
  total: { currency: "USD", amount: calculateTotal(offer) },
});

/** A carrier confirms at once. A booking from a rate sheet waits for the carrier and has no booking number yet. */
export const addBooking = (store, owner, offer, reference = null) => {
  const _id = randomUUID();
  const number = `2026-${String(store.bookings.length + 1).padStart(6, "0")}`;
  const isConfirmed = offer.lane.kind === "api";
  const fileName = `KLB-${number}.pdf`;
  const quotation = {
    _id,
    quotationId: `QTN-${number}`,
    bookingId: isConfirmed ? `KLB-${number}` : null,
    validityFrom: store.today(),
    validityTill: offer.validTill,
    bookedOn: store.today(),
    status: isConfirmed ? 1 : 0,
    files: isConfirmed ? [{ fileName, link: `/api/resource/quotation/${_id}/files/${fileName}` }] : [],
    trackingType: "fcl",
    shippingLine: offer.lane.providerName,
    providerName: offer.lane.providerName,
    reference: reference?.trim() || null,
    shipment: toShipment(offer),
  };
  store.bookings.unshift({ owner, offer, quotation });
  return quotation;
};

const hasWords = (quotation, words) => {
  const text = JSON.stringify(quotation).toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const sortKeys = {
  bookedOn: ({ bookedOn }) => bookedOn,
  departure: ({ shipment }) => shipment.departure.eventDateTime,
  arrival: ({ shipment }) => shipment.arrival.eventDateTime,
  total: ({ shipment }) => shipment.total.amount,
};

const sortBy = (quotations, sort) => {
  const key = sortKeys[sort.replace("-", "")];
  const direction = sort.startsWith("-") ? -1 : 1;
  return quotations.toSorted((a, b) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0));
};

/** One page of the owner's bookings, newest first; `facets` count the matches as if `status` were not set. */
export const listBookings = (store, owner, query) => {
  const own = store.bookings.filter((booking) => booking.owner === owner).map(({ quotation }) => quotation);
  const departure = ({ shipment }) => shipment.departure.eventDateTime.slice(0, 10);
  const matches = own.filter(
    (one) =>
      (!query.search || hasWords(one, query.search)) &&
      (!query.carrier || one.providerName === query.carrier) &&
      (!query.departureFrom || departure(one) >= query.departureFrom) &&
      (!query.departureTill || departure(one) <= query.departureTill) &&
      (query.running !== "true" || one.status === 1),
  );
  const statuses = [...new Set(matches.map(({ status }) => status))].map((status) => ({
    status,
    count: matches.filter((one) => one.status === status).length,
  }));
  const chosen = matches.filter(({ status }) => !query.status || String(status) === query.status);
  const skip = Number(query.skip ?? 0);
  return {
    lenResult: chosen.length,
    facets: { statuses, carriers: [...new Set(own.map(({ providerName }) => providerName))] },
    result: sortBy(chosen, query.sort ?? "-bookedOn").slice(skip, skip + Number(query.limit ?? 10)),
  };
};

/** DCSA codes of cut-offs, and where a sailing has them. */
export const CUT_OFFS = { VCO: "vgmCutOffDate", PCO: "portCutOffDate" };

/** Confirmed bookings, their cut-offs, and the last different searches. */
export const toDashboard = (store, owner) => {
  const running = store.bookings.filter((one) => one.owner === owner && one.quotation.status === 1).slice(0, 10);
  const nextCutOffs = running.flatMap(({ offer: { sailing, from }, quotation: { quotationId, bookingId } }) =>
    Object.entries(CUT_OFFS).map(([code, property]) => {
      const at = sailing[property];
      return { quotationId, bookingId, code, at, place: from.name, overdue: at.slice(0, 10) < store.today() };
    }),
  );
  const searches = store.searches.filter((one) => one.owner === owner);
  const lastSearches = [...new Map(searches.toReversed().map((one) => [JSON.stringify(one.search), one])).values()];
  return {
    runningBookings: running.map(({ quotation }) => quotation),
    nextCutOffs: nextCutOffs.toSorted((a, b) => a.at.localeCompare(b.at)),
    lastSearches: lastSearches
      .toReversed()
      .slice(0, 5)
      .map(({ searchedAt, search }) => ({ searchedAt, search })),
  };
};

/** The owner's bookings by the sailing that they were made for: the portal marks offers that are booked already. */
export const toBookedSailings = (store, owner) =>
  store.bookings
    .filter((booking) => booking.owner === owner)
    .map(({ offer, quotation: { quotationId, bookedOn, status, providerName, shipment } }) => ({
      quotationId,
      bookedOn,
      status,
      providerName,
      portOfLoading: offer.from.code,
      portOfDischarge: offer.to.code,
      departureDate: shipment.departure.eventDateTime.slice(0, 10),
      voyageReference: shipment.voyageReference,
      containers: shipment.containers,
      total: shipment.total,
    }));

/** A PDF of one page with some lines of text. */
export const toPdf = (lines) => {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&").replace(/[^ -~]/g, "?")}) '`).join(" ");
  const stream = `BT /F1 12 Tf 50 790 Td 18 TL ${text} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
};

/* A part load: its tariff, its price and its booking in the list. */
import { findBooked, followLinks } from "./bookings.ts";
import { type Answered, type Compare, differ, only, read, readList, readString, same } from "./comparison.ts";
import { priceLoad } from "./prices.ts";
import { chooseOffer, findOffer } from "./search.ts";

const LOAD = { mode: "lcl", weightKg: 1200, cbm: 3.25 } as const;

const search = ({ inputs }: Answered) => ({
  portOfLoading: readString(inputs, "lclPortOfLoading") ?? "",
  portOfDischarge: readString(inputs, "lclPortOfDischarge") ?? "",
  ...LOAD,
});

export const comparePorts: Compare = only((step) => {
  const names = readList(step.body, "result");
  const { portOfLoading, portOfDischarge } = search(step);
  return [portOfLoading, portOfDischarge]
    .filter((name) => !names.includes(name))
    .map((name) => differ("$.result", `the port ${name}`, names));
});

export const compareLoadPrice: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceLoad(step.body, search(step)));
  return offer === undefined ? { differences } : { differences, outputs: { id: offer.id } };
};

export const comparePartLoad: Compare = async (step) => {
  const priced = priceLoad(step.bodies.get("priceLoad"), search(step));
  const offer = findOffer(priced, step.outputs.get("priceLoad")?.["id"]);
  const { path, entry, differences } = findBooked(step, offer, "book");
  if (path === undefined) return { differences, outputs: { id: undefined } };
  const shipment = read(entry, "shipment");
  const load =
    shipment === undefined || shipment === null
      ? []
      : [
          ...same(`${path}.shipment.weight`, LOAD.weightKg, read(shipment, "weight")),
          ...same(`${path}.shipment.cbm`, LOAD.cbm, read(shipment, "cbm")),
        ];
  return {
    differences: [...differences, ...load, ...(await followLinks(step, path, entry))],
    outputs: { id: read(entry, "_id") },
  };
};

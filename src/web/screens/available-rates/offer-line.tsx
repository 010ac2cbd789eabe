import type { ReactNode } from "react";
import { type BookableOffer, offerLoadText } from "#domain/bookings";
import { code } from "#web/styles/typography.css.ts";

/** The vessel that leaves the port of loading: its date is the sailing date. */
const vesselText = (offer: BookableOffer): string => {
  const leg = offer.legs.find(({ mode }) => mode === "sea") ?? offer.legs.find(({ vessel }) => vessel !== null);
  return [leg?.vessel, leg?.voyage].filter((part) => part != null && part !== "").join(" ");
};

/** An offer in one line: `Norrvik Line, NORRVIK ASTRID 431W, INTKD to NLRTM, 2 × 20GP, 1 × 40HC`. */
export const offerLine = (offer: BookableOffer): ReactNode => {
  const [from, to] = [offer.legs[0]?.from, offer.legs.at(-1)?.to];
  const vessel = vesselText(offer);
  return (
    <>
      {offer.carrier.name}
      {vessel !== "" && `, ${vessel}`}
      {from !== undefined && to !== undefined && (
        <>
          , <b className={code}>{from.code ?? from.name}</b> to <b className={code}>{to.code ?? to.name}</b>
        </>
      )}
      , {offerLoadText(offer)}
    </>
  );
};

/** `NORRVIK ASTRID 431W`, or null when no vessel is named. */
export const vesselOf = (offer: BookableOffer): string | null => vesselText(offer) || null;

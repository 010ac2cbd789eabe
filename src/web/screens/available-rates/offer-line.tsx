import type { ReactNode } from "react";
import { loadText } from "../../../domain/containers/load.ts";
import type { Rate } from "../../../domain/rates/rate.ts";
import { code } from "../../styles/typography.css.ts";

const vesselText = (rate: Rate): string => {
  const leg = rate.legs.find(({ vessel }) => vessel !== null);
  return [leg?.vessel, leg?.voyage].filter((part) => part != null && part !== "").join(" ");
};

/** An offer in one line: `Norrvik Line, NORRVIK ASTRID 431W, INTKD to NLRTM, 2 × 20GP, 1 × 40HC`. */
export const offerLine = (rate: Rate): ReactNode => {
  const [from, to] = [rate.legs[0]?.from, rate.legs.at(-1)?.to];
  const vessel = vesselText(rate);
  return (
    <>
      {rate.carrier.name}
      {vessel !== "" && `, ${vessel}`}
      {from !== undefined && to !== undefined && (
        <>
          , <b className={code}>{from.code ?? from.name}</b> to <b className={code}>{to.code ?? to.name}</b>
        </>
      )}
      , {loadText(rate.containers)}
    </>
  );
};

/** `NORRVIK ASTRID 431W`, or null when no vessel is named. */
export const vesselOf = (rate: Rate): string | null => vesselText(rate) || null;

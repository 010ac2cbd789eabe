import { formatSentence } from "#web/messages/formats.ts";
import { describeLoad } from "#domain/lcl";
import type { ReactNode, ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import { listIssueWarnings } from "#domain/rates";
import { subtitle } from "#web/kit/atoms.css.ts";
import { formatEstimateSource, formatEstimateTitle, formatPart } from "./total-texts.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning as triangle } from "#web/components/icon/shapes.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { useOfferTotal } from "./context.ts";
import { PartKey } from "./rate-card/cost-bar.tsx";
import * as css from "./screen.css.ts";
import { Stack } from "#web/kit/layout.tsx";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";

/** The vessel that leaves the port of loading. */
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
      , {describeLoad(offer.load, readerFormats().numbers)}
    </>
  );
};

/** `NORRVIK ASTRID 431W`, or null when no vessel is named. */
export const findVessel = (offer: BookableOffer): string | null => vesselText(offer) || null;

export function OfferWarnings({ offer }: { readonly offer: BookableOffer }): ReactElement | null {
  const warnings = listIssueWarnings(offer);
  if (warnings.length === 0) return null;
  return (
    <Stack as="ul" gap={6} top={12}>
      {warnings.map(formatSentence).map((text) => (
        <li key={text} className={css.warning}>
          <Icon shape={triangle} size="s" />
          <span>{text}</span>
        </li>
      ))}
    </Stack>
  );
}

export function Estimates({ rateId }: { readonly rateId: string }): ReactElement | null {
  const total = useOfferTotal(rateId);
  if (total === undefined || total.kind === "no-exchange" || total.estimates.length === 0) return null;
  return (
    <Stack as="ul" gap={2} top={8}>
      {total.estimates.map((estimate) => (
        <li key={estimate.part.item} className={`${css.estimate} ${num}`}>
          <PartKey kind="estimate" />
          <span>
            <b>{formatEstimateTitle(estimate)}</b> {formatEstimateSource(estimate)}
          </span>
        </li>
      ))}
    </Stack>
  );
}

export function EstimateTable({ rateId }: { readonly rateId: string }): ReactElement | null {
  const total = useOfferTotal(rateId);
  if (total === undefined || total.kind === "no-exchange" || total.estimates.length === 0) return null;
  return (
    <section className={css.estimateTable} aria-label="Estimates">
      <h3 className={subtitle}>Estimates, not in the quoted total</h3>
      {total.estimates.map(({ part, amount, source }) => (
        <p key={part.item} className={`${css.estimateRow} ${num}`}>
          <PartKey kind="estimate" />
          <span>
            <b>{capitalised(formatPart(part))}</b> {formatEstimateSource({ source })}
          </span>
          <b>about {formatMoney(amount)}</b>
        </p>
      ))}
    </section>
  );
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

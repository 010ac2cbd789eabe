import type { ReactElement } from "react";
import type { ShownOnTerms } from "#domain/rates";
import { OutsideLink } from "#web/components/link.tsx";
import { num } from "#web/styles/typography.css.ts";
import { noteBelow } from "./atoms.css.ts";

/** Below a price: its id, what changes cost and a link to the terms, as the carrier of the offer requires. */
export function DisplayTermsNote({ offer: { displayTerms } }: { readonly offer: ShownOnTerms }): ReactElement | null {
  if (displayTerms === undefined) return null;
  const { priceId, penalties, termsUrl } = displayTerms;
  if (priceId === null && termsUrl === null && penalties.length === 0) return null;
  return (
    <span className={`${noteBelow} ${num}`}>
      {priceId !== null && `Price id ${priceId}. `}
      {penalties.map((penalty) => `${penalty} `)}
      {termsUrl !== null && (
        <OutsideLink href={termsUrl} opensTab>
          Terms
        </OutsideLink>
      )}
    </span>
  );
}

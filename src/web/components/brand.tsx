import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { brand, mark, timber } from "./brand.css.ts";

export function Brand(): ReactElement {
  return (
    <span className={brand}>
      <BrandMark />
      <span>{COMPANY.shortName}</span>
    </span>
  );
}

function BrandMark(): ReactElement {
  return (
    <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={timber} d="M3 2h6.5v28H3z" />
      <path
        fill="currentColor"
        d="M12 16c6-1 10.5-5.5 11-14h7c-.4 7-3.4 11.6-8.5 14 5.1 2.4 8.1 7 8.5 14h-7c-.5-8.5-5-13-11-14z"
      />
    </svg>
  );
}

export const HOME_LABEL = `${COMPANY.shortName}, home`;

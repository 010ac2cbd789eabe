import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { accentShape, brand, mark } from "./brand.css.ts";

export function Brand(): ReactElement {
  return (
    <span className={brand}>
      <BrandMark />
      <span>{BRAND.shortName}</span>
    </span>
  );
}

function BrandMark(): ReactElement {
  return (
    <svg className={mark} viewBox={BRAND.mark.viewBox} aria-hidden="true">
      {BRAND.mark.shapes.map(({ path, colour }) =>
        colour === "accent" ? (
          <path key={path} className={accentShape} d={path} />
        ) : (
          <path key={path} fill="currentColor" d={path} />
        ),
      )}
    </svg>
  );
}

export const HOME_LABEL = `${BRAND.shortName}, home`;

import type { ReactElement } from "react";
import type { StationSign as Sign } from "./notation.ts";
import { reached as reachedStyle, sign as signs } from "./station-sign.css.ts";

type StationSignProps = { readonly sign: Sign; readonly reached?: boolean };

/** One station of the notation, beside the words that say the same. */
export function StationSign({ sign, reached = false }: StationSignProps): ReactElement {
  return <i className={reached ? `${signs[sign]} ${reachedStyle}` : signs[sign]} aria-hidden="true" />;
}

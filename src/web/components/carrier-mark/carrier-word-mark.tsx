import type { ReactElement } from "react";
import { voice, wordMark, wordSign } from "./carrier-mark.css.ts";
import type { Carrier } from "./carriers.ts";
import { glyphs } from "./glyphs.ts";

type CarrierWordMarkProps = { readonly carrier: Carrier };

/** Sign and name as the carrier writes it; takes the size and colour of the place. */
export function CarrierWordMark({ carrier }: CarrierWordMarkProps): ReactElement {
  return (
    <span className={`${wordMark} ${voice[carrier.voice]}`}>
      <svg className={wordSign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphs[carrier.glyph]} fillRule="evenodd" />
      </svg>
      {carrier.name}
    </span>
  );
}

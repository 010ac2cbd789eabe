import { type ReactElement, useState } from "react";
import { logo as logoStyle, symbol, tile, voice, wordMark, wordMarkSymbol } from "./carrier-mark.css.ts";
import type { BrandCarrier } from "#domain/brand";
import { carrierNamed, glyphs } from "./carriers.ts";
import { Icon } from "./icon/icon.tsx";
import { container } from "./icon/shapes.ts";

type CarrierMarkProps = {
  readonly name: string;
  /** Falls back to our own drawing, then to a plain container, if missing or broken. */
  readonly logo?: string | null | undefined;
  readonly size?: keyof typeof tile;
};

export function CarrierMark({ name, logo, size = "medium" }: CarrierMarkProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = logo !== undefined && logo !== null && logo !== "" && logo !== broken;
  return (
    <span className={tile[size]} aria-hidden="true">
      {usable ? (
        <img className={logoStyle} src={logo} alt="" loading="lazy" onError={() => setBroken(logo)} />
      ) : (
        <DrawnSymbol name={broken === null ? name : ""} />
      )}
    </span>
  );
}

function DrawnSymbol({ name }: { readonly name: string }): ReactElement {
  const carrier = carrierNamed(name);
  if (carrier === undefined) return <Icon shape={container} />;
  return (
    <svg className={symbol} viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyphs[carrier.glyph]} fillRule="evenodd" />
    </svg>
  );
}

type CarrierWordMarkProps = { readonly carrier: BrandCarrier };

export function CarrierWordMark({ carrier }: CarrierWordMarkProps): ReactElement {
  return (
    <span className={`${wordMark} ${voice[carrier.voice]}`}>
      <svg className={wordMarkSymbol} viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphs[carrier.glyph]} fillRule="evenodd" />
      </svg>
      {carrier.name}
    </span>
  );
}

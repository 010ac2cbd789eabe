import type { ReactElement } from "react";
import { COMPANY } from "#domain/company";
import { brand } from "./brand.css.ts";
import { BrandMark } from "./brand-mark.tsx";

/** Sign and name; put it in a link where it leads home. */
export function Brand(): ReactElement {
  return (
    <span className={brand}>
      <BrandMark />
      <span>{COMPANY.shortName}</span>
    </span>
  );
}

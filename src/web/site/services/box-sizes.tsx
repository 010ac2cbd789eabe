import type { ReactElement } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { ContainerFigure } from "#web/components/container-illustration/container-illustration.tsx";
import { sizes } from "./box-sizes.css.ts";

/** FCL: every size that can be searched, at one scale. */
export function BoxSizes(): ReactElement {
  return (
    <div className={sizes}>
      {EQUIPMENT_CODES.map((code) => (
        <ContainerFigure key={code} equipment={code} painted={code === "20GP"} />
      ))}
    </div>
  );
}

import type { ReactElement } from "react";
import { TEXTS } from "#brand";
import { EQUIPMENT_CODES } from "#domain/containers";
import { ContainerIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { sizes } from "../services/service-page.css.ts";
import { ServicePage } from "../services/service-page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={TEXTS.fcl} drawing={<ContainerSizes />} />;
}

export function ContainerSizes(): ReactElement {
  return (
    <div className={sizes}>
      {EQUIPMENT_CODES.map((code) => (
        <ContainerIllustration key={code} equipment={code} painted={code === "20GP"} />
      ))}
    </div>
  );
}

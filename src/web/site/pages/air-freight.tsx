import type { ReactElement } from "react";
import { AIR } from "../services/air.ts";
import { ChargeableWeight } from "../services/drawings.tsx";
import { ServicePage } from "../services/service-page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={AIR} drawing={<ChargeableWeight />} />;
}

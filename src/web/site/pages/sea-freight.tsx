import type { ReactElement } from "react";
import { BoxSizes } from "../services/box-sizes.tsx";
import { FCL } from "../services/fcl.ts";
import { ServicePage } from "../services/service-page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={FCL} drawing={<BoxSizes />} />;
}

import type { ReactElement } from "react";
import { SharedContainer } from "../services/drawings.tsx";
import { LCL } from "../services/lcl.ts";
import { ServicePage } from "../services/service-page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={LCL} drawing={<SharedContainer />} />;
}

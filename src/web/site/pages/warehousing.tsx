import type { ReactElement } from "react";
import { HubFlow } from "../services/drawings.tsx";
import { ServicePage } from "../services/service-page.tsx";
import { WAREHOUSE } from "../services/warehouse.ts";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={WAREHOUSE} drawing={<HubFlow />} />;
}

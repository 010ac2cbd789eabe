import type { ReactElement } from "react";
import { TEXTS } from "#brand";
import { SharedContainer } from "../services/drawings.tsx";
import { ServicePage } from "../services/service-page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={TEXTS.lcl} drawing={<SharedContainer />} />;
}

import { lazy, type ReactElement, Suspense } from "react";
import type { Journey } from "#domain/tracking";
import { VisuallyHidden } from "../accessibility.tsx";
import { place } from "./route-map.css.ts";

type RouteMapProps = { readonly journey: Journey };

function NoMap(): ReactElement {
  return <VisuallyHidden>The map could not be loaded.</VisuallyHidden>;
}

/* The map is optional: the overview and the table contain the same information. */
const RouteMap = lazy(() =>
  import("./route-map.tsx").then(
    (arrived): { readonly default: (props: RouteMapProps) => ReactElement } => ({ default: arrived.RouteMap }),
    () => ({ default: NoMap }),
  ),
);

export function LazyRouteMap({ journey }: RouteMapProps): ReactElement {
  return (
    <Suspense fallback={<div className={place} aria-hidden="true" />}>
      <RouteMap journey={journey} />
    </Suspense>
  );
}

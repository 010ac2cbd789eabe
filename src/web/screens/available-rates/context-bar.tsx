import type { ReactElement, ReactNode } from "react";
import { formatLoad } from "#domain/containers";
import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search";
import { arrowLeft } from "#web/components/icon/shapes.ts";
import { type StopMarkerKind, RouteGlyph } from "#web/components/route-line/markers.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { code, num } from "#web/styles/typography.css.ts";
import * as css from "./context-bar.css.ts";
import { hidden } from "#web/kit/atoms.css.ts";
import { formatDate } from "#web/messages/formats.ts";

type ContextBarProps = {
  readonly search: FclSearch;
  /** Actions on the search as a whole, before the link that changes it. */
  readonly children?: ReactNode;
};

export function ContextBar({ search, children }: ContextBarProps): ReactElement {
  return (
    <div className={css.bar}>
      <div className={`${wrap} ${css.inside}`}>
        <LinkButton to="/rate" kind="secondary" size="small" icon={arrowLeft}>
          Back
        </LinkButton>
        <div className={css.ends}>
          <End end={search.origin} />
          <RouteGlyph
            stops={[{ marker: toMarker(search.origin) }, { marker: toMarker(search.destination) }]}
            legs={["sea"]}
          />
          <End end={search.destination} />
        </div>
        <p className={`${css.facts} ${num}`}>
          {searchFacts(search).map((fact) => (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ))}
        </p>
        <div className={css.actions}>
          {children}
          <span className={css.change}>
            <TextLink to="/rate" alone>
              <span>
                Change <span className={hidden.sm}>search</span>
              </span>
            </TextLink>
          </span>
        </div>
      </div>
    </div>
  );
}

function End({ end }: { readonly end: SearchEnd }): ReactElement | null {
  const point = end.place ?? end.port;
  if (point === null) return null;
  return (
    <>
      <b className={`${code} ${css.endCode}`} title={point.name}>
        {point.code}
      </b>
      <span className={css.endName}>{point.name}</span>
    </>
  );
}

const toMarker = ({ place, serviceType }: SearchEnd): StopMarkerKind => {
  if (place === null) return "sea";
  return serviceType === "Door" ? "door" : "sea";
};

const reeferText = (reefer: ReeferUse | null): string => {
  if (reefer === null) return "Dry";
  return reefer.kind === "non-operating" ? "Reefer, non-operating" : `Reefer at ${reefer.temperatureC} °C`;
};

const searchFacts = (search: FclSearch): readonly string[] => [
  search.departureDate === null ? "Earliest departure" : `From ${formatDate(search.departureDate)}`,
  formatLoad(search.containers),
  reeferText(search.reefer),
];

import type { ReactElement, ReactNode } from "react";
import { num } from "#web/styles/typography.css.ts";
import { formatOfficeDay } from "../../shell/office-clock.tsx";
import * as css from "./preview.css.ts";
import type { PreviewProps } from "./previews.ts";
import { describeContainers, describeDay, describeLane } from "./titles.ts";

interface FactProps {
  readonly name: string;
  readonly more?: string | null;
  readonly children: ReactNode;
}

function Fact({ name, more = null, children }: FactProps): ReactElement | null {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {more !== null && <small>{more}</small>}
      </dd>
    </div>
  );
}

const join = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(", ") || null;

/** What is known of an item of whichever kind; what is not known is left out. */
export function ItemFacts({ details: { item, contact } }: PreviewProps): ReactElement {
  const { lane, carrier, vessel, voyage, departure, arrival, containers, customer } = item;
  return (
    <dl className={`${css.facts} ${num}`}>
      <Fact name="From, to" more={lane === null ? null : join(lane.from.code, lane.to.code)}>
        {describeLane(lane)}
      </Fact>
      <Fact name="Carrier and vessel" more={join(vessel, voyage)}>
        {carrier}
      </Fact>
      <Fact name="Sails, arrives">{join(describeDay(departure), describeDay(arrival))}</Fact>
      <Fact name="Load">{describeContainers(containers)}</Fact>
      <Fact name="Customer" more={customer?.group ?? null}>
        {customer?.name ?? null}
      </Fact>
      <Fact name="Contact" more={join(contact?.email ?? null, contact?.phone ?? null)}>
        {contact?.name ?? null}
      </Fact>
      <Fact name="Waiting since">{formatOfficeDay(item.openedAt)}</Fact>
      <Fact name="Assigned to">{item.assignee ?? "Nobody"}</Fact>
    </dl>
  );
}

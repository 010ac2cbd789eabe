import { AskForPlace } from "../components/ask-for-place.tsx";
import type { ReactElement } from "react";
import { SkipLink } from "../components/accessibility.tsx";
import { Badge, CodeChip } from "../components/badge.tsx";
import { Brand } from "../components/brand.tsx";
import { Button } from "../components/button.tsx";
import { CertaintyLegend, CertaintyMark } from "../components/certainty.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { arrowRight, check, chevronLeft, clock, columns as columnsIcon, cross } from "../components/icon/shapes.ts";
import { LinkAction, OutsideLink } from "../components/link.tsx";
import { MoneyFigure } from "../components/money.tsx";
import { INCLUDED } from "#domain/charges";
import { PriceCharges } from "../components/price-charges.tsx";
import { Person } from "../components/person.tsx";
import {
  type LegStyle,
  type StopMarkerKind,
  GlyphLeg,
  RouteGlyph,
  StopMarker,
} from "../components/route-line/markers.tsx";
import { RouteLine } from "../components/route-line/route-line.tsx";
import { LinkButton, TextLink } from "../components/router-link.tsx";
import { ShipmentLine } from "../components/shipment-line.tsx";
import { QuotationStatusPill } from "../components/status-pill.tsx";
import { card } from "../styles/layout.css.ts";
import { ink, legend, legendLine, line, row, stack } from "./stories.css.ts";
import { type Story, stories } from "./story.ts";

function Buttons(): ReactElement {
  return (
    <div className={stack}>
      <div className={row}>
        <Button>Book Now</Button>
        <Button kind="secondary">Price Breakdown</Button>
        <Button kind="ghost">View Details</Button>
        <Button kind="ink" icon={columnsIcon}>
          Compare 2 offers
        </Button>
      </div>
      <div className={row}>
        <Button size="large">Search Rates →</Button>
        <Button size="small" kind="secondary" iconEnd={arrowRight}>
          Next
        </Button>
        <Button busyLabel="Submitting...">Submit</Button>
        <Button kind="secondary" disabled>
          Previous
        </Button>
        <Button kind="ghost" destructive>
          Remove
        </Button>
        <LinkAction onClick={() => undefined}>Clear All</LinkAction>
      </div>
    </div>
  );
}

function Badges(): ReactElement {
  return (
    <span className={row}>
      <Badge kind="sea">Sea</Badge>
      <Badge kind="inland">Inland</Badge>
      <Badge>Spot</Badge>
      <Badge kind="best" icon={check}>
        Lowest total
      </Badge>
      <Badge kind="fastest" icon={clock}>
        Fastest
      </Badge>
      <Badge kind="latest">Latest</Badge>
      <Badge kind="strong">Pinned</Badge>
      <CodeChip>INNSA</CodeChip>
    </span>
  );
}

function StatusPills(): ReactElement {
  return (
    <div className={row}>
      <QuotationStatusPill status="in-process" />
      <QuotationStatusPill status="booked" />
      <QuotationStatusPill status="cancelled" />
      <QuotationStatusPill status="unknown" />
    </div>
  );
}

function Figures(): ReactElement {
  return (
    <div className={stack}>
      <MoneyFigure money={{ currency: "USD", minor: 628260 }} look="price" />
      <MoneyFigure money={{ currency: "INR", minor: 12855000 }} />
      <MoneyFigure money={{ currency: "EUR", minor: 94000 }} look="plain" />
    </div>
  );
}

const nothing = (): void => undefined;

function IconButtons(): ReactElement {
  return (
    <div className={row}>
      <IconButton icon={cross} label="Dismiss" onClick={nothing} />
      <IconButton icon={chevronLeft} label="Previous" bordered onClick={nothing} />
      <IconButton icon={cross} label="Remove" size="small" iconSize="s" onClick={nothing} />
      <IconButton icon={chevronLeft} label="Previous page" disabled onClick={nothing} />
    </div>
  );
}

function Links(): ReactElement {
  return (
    <div className={row}>
      <OutsideLink href="#">HMM, voyage 431W</OutsideLink>
      <OutsideLink href="#" opensTab>
        Carrier&apos;s schedule
      </OutsideLink>
      <LinkAction onClick={nothing}>Clear All</LinkAction>
      <LinkAction disabled onClick={nothing}>
        Send again
      </LinkAction>
    </div>
  );
}

function AskForPlaceStory(): ReactElement {
  return <AskForPlace place="Nuuk" message="To: Nuuk" />;
}

function RouterLinks(): ReactElement {
  return (
    <div className={row}>
      <TextLink to="/rate/quote">All bookings</TextLink>
      <TextLink to="/rate/quote" alone>
        All bookings
      </TextLink>
      <LinkButton to="/rate">Search Rates →</LinkButton>
      <LinkButton to="/rate" kind="secondary" size="small">
        Change search
      </LinkButton>
    </div>
  );
}

function Definitions(): ReactElement {
  return (
    <DefinitionList
      items={[
        { term: "Departure from", value: "Tue, 01 Dec 2026" },
        { term: "Load", value: "3 containers, 4 TEU" },
      ]}
    />
  );
}

function Certainties(): ReactElement {
  return (
    <div className={stack}>
      <CertaintyMark of="actual" />
      <CertaintyMark of="expected" />
      <CertaintyMark of="planned" />
      <CertaintyLegend className={row} />
    </div>
  );
}

function PersonCard(): ReactElement {
  return (
    <div className={ink}>
      <Person name="Ananya Rao" email="ananya@suryodaya.example" phone="+91 98100 00000" />
    </div>
  );
}

function FocusedSkipLink(): ReactElement {
  return (
    <div ref={(place) => place?.querySelector("a")?.focus()}>
      <SkipLink />
      <p id="main">The page starts here.</p>
    </div>
  );
}

const stopMarkers: readonly (readonly [StopMarkerKind, string])[] = [
  ["door", "Door"],
  ["ramp", "Inland terminal"],
  ["sea", "Sea port"],
  ["transhipment", "Transhipment"],
  ["open", "Not chosen yet"],
];
const legs: readonly (readonly [LegStyle, string])[] = [
  ["sea", "Sea"],
  ["rail", "Rail"],
  ["truck", "Truck"],
  ["done", "Sailed"],
  ["to-come", "To come"],
];

function RouteNotation(): ReactElement {
  return (
    <div className={stack}>
      <div className={row}>
        {stopMarkers.map(([kind, label]) => (
          <span key={kind} className={legend}>
            <StopMarker kind={kind} /> {label}
          </span>
        ))}
        {legs.map(([kind, label]) => (
          <span key={kind} className={legend}>
            <span className={legendLine}>
              <GlyphLeg style={kind} />
            </span>
            {label}
          </span>
        ))}
        <RouteGlyph stops={[{ marker: "door" }, { marker: "sea" }]} legs={["rail"]} />
      </div>
      <div className={`${card} ${line}`}>
        <RouteLine
          label="Route from Tughlakabad to Rotterdam"
          stops={[
            { key: "INTKD", marker: "ramp", label: "Tughlakabad" },
            { key: "INNSA", marker: "sea", label: "Nhava Sheva" },
            { key: "LKCMB", marker: "transhipment", label: "Colombo" },
            { key: "NLRTM", marker: "sea", label: "Rotterdam" },
          ]}
          legs={[
            { style: "rail", label: "Rail, 2 days" },
            { style: "truck", label: "Truck" },
            { style: "sea", label: "NORRVIK ASTRID, voyage 431W" },
          ]}
        />
      </div>
      <div className={`${card} ${line}`}>
        <RouteLine
          label="Where the shipment is"
          stops={[
            { key: "POO", marker: "ramp", reached: true, label: "Tughlakabad" },
            { key: "POL", marker: "sea", reached: true, label: "Nhava Sheva" },
            { key: "POD", marker: "sea", label: "Rotterdam" },
          ]}
          legs={[{ style: "done" }, { style: "sea", underWay: { share: 0.8, mode: "sea" } }]}
        />
      </div>
    </div>
  );
}

const nhavaSheva = { name: "Nhava Sheva", code: "INNSA", kind: "sea" } as const;
const duisburg = { name: "Duisburg", code: "DEDUI", kind: "inland" } as const;

function Charges(): ReactElement {
  const charges = [
    {
      group: "freight",
      name: "Basic freight",
      basis: "per-container",
      equipment: "20GP",
      price: {
        kind: "priced",
        quantity: 2,
        unit: { currency: "USD", minor: 92_000 },
        amount: { currency: "USD", minor: 184_000 },
      },
    },
    { group: "freight", name: "Bunker adjustment", basis: "per-container", equipment: "20GP", price: INCLUDED },
    {
      group: "destination",
      name: "Customs clearance",
      basis: "unknown",
      equipment: null,
      price: { kind: "unpriced", text: "At cost, as per receipt" },
    },
  ] as const;
  const perCurrency = [
    { currency: "EUR", minor: 6_500 },
    { currency: "USD", minor: 184_000 },
  ];
  return <PriceCharges title="Price Breakdown" price={{ charges, perCurrency }} />;
}

function ShipmentLines(): ReactElement {
  const shipment = { from: nhavaSheva, to: duisburg };
  return (
    <div className={stack}>
      <ShipmentLine shipment={shipment} progress={null} />
      <ShipmentLine shipment={shipment} progress={{ kind: "unconfirmed", share: 0, isUnderWay: false }} />
      <ShipmentLine shipment={shipment} progress={{ kind: "confirmed", share: 0.4, isUnderWay: true }} />
      <ShipmentLine shipment={shipment} progress={{ kind: "confirmed", share: 1, isUnderWay: false }} />
      <ShipmentLine shipment={shipment} progress={{ kind: "cancelled", share: 0, isUnderWay: false }} />
    </div>
  );
}

export const LABEL_STORIES: readonly Story[] = stories("components", {
  accessibility: FocusedSkipLink,
  badge: Badges,
  brand: Brand,
  button: Buttons,
  certainty: Certainties,
  "definition-list": Definitions,
  "icon-button": IconButtons,
  "ask-for-place": AskForPlaceStory,
  link: Links,
  money: Figures,
  person: PersonCard,
  "route-line": RouteNotation,
  "router-link": RouterLinks,
  "price-charges": Charges,
  "shipment-line": ShipmentLines,
  "status-pill": StatusPills,
});

import type { ReactElement } from "react";
import { Badge, CodeChip } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { arrowRight, check, clock, columns as columnsIcon } from "../components/icon/shapes.ts";
import { LinkAction } from "../components/link.tsx";
import { MoneyFigure } from "../components/money.tsx";
import {
  type LegStyle,
  type StopMarkerKind,
  GlyphLeg,
  RouteGlyph,
  StopMarker,
} from "../components/route-line/markers.tsx";
import { RouteLine } from "../components/route-line/route-line.tsx";
import { QuotationStatusPill } from "../components/status-pill.tsx";
import { card } from "../styles/layout.css.ts";
import { code, faint, muted, num, text } from "../styles/typography.css.ts";
import { row, stack, legend, legendLine, line } from "./component-sheet.css.ts";
import { Section } from "./sheet-foundations.tsx";

export function LabelSections(): ReactElement {
  return (
    <>
      <Section title="Type" width="wide">
        <p className={text.display}>Quote to quay</p>
        <p className={text.title}>Logistics simplified</p>
        <p className={text.h1}>12 rates found</p>
        <p className={text.h2}>Price Breakdown</p>
        <p className={text.h3}>Norrvik Line</p>
        <p>Body 16/24. Search contract and spot rates from verified carriers.</p>
        <p className={`${text.small} ${muted}`}>Small 14/20. Validity 01 Dec to 31 Dec 2026.</p>
        <p className={`${text.caption} ${faint}`}>Caption 13/18. Saved on this device as you type.</p>
      </Section>
      <Section title="Figures and codes" width="narrow">
        <p>
          <MoneyFigure money={{ currency: "USD", minor: 628260 }} look="price" />
        </p>
        <p>
          <MoneyFigure money={{ currency: "INR", minor: 12855000 }} />
        </p>
        <p className={`${code} ${text.h2}`}>INTKD INNSA NLRTM</p>
        <p className={num}>Thu 03 Dec 2026, 18:00</p>
      </Section>
      <Section title="Buttons" width="wide">
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
      </Section>
      <Section title="Status and badges" width="narrow">
        <div className={row}>
          <QuotationStatusPill status="in-process" />
          <QuotationStatusPill status="booked" />
          <QuotationStatusPill status="cancelled" />
          <QuotationStatusPill status="unknown" />
        </div>
        <div className={`${row} ${stack}`}>
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
        </div>
      </Section>
    </>
  );
}

const signs: readonly (readonly [StopMarkerKind, string])[] = [
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

export function RouteSection(): ReactElement {
  return (
    <Section title="Route notation" width="whole">
      <div className={row}>
        {signs.map(([kind, label]) => (
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
    </Section>
  );
}

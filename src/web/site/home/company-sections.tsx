import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { HullIllustration } from "#web/components/hull-illustration.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import {
  headset,
  hub,
  radar,
  shield,
  tag,
  chip,
  cog,
  flask,
  leaf,
  pill,
  shirt,
  washer,
} from "#web/components/icon/landing-shapes.ts";
import { check, calendar, type IconShape } from "#web/components/icon/shapes.ts";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { eyebrow, section, sectionHead } from "../layout/page.css.ts";
import {
  about,
  body,
  inside,
  lead,
  map,
  tick,
  ticks,
  title,
  drawing,
  grid,
  whyInside,
  item,
  itemText,
  itemTitle,
  whyLead,
  why,
  containers,
  plates,
  industrySymbol,
  train,
} from "./company-sections.css.ts";
import { WorldMap } from "./world-map.tsx";

const CHECKLIST = ["Quality Control System", "100% Satisfaction Guarantee", "Highly Professional Staff"] as const;

export function About(): ReactElement {
  return (
    <section className={`${section} ${about}`} id="about" aria-labelledby="about-title">
      <div className={inside}>
        <div>
          <p className={eyebrow}>About Us</p>
          <h2 id="about-title" className={`${text.title} ${title}`}>
            A Smarter Way to Quote Freight - With Precision, Speed, and Transparency
          </h2>
          <p className={`${text.lead} ${lead}`}>
            Our intelligent platform delivers instant logistics pricing tailored to your needs.
          </p>
          <p className={body}>
            {COMPANY.name} is a global supplier of transport solutions, presenting the best delivery and transport
            services across the world.
          </p>
          <ul className={ticks}>
            {CHECKLIST.map((point) => (
              <li key={point} className={tick}>
                <Icon shape={check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className={map}>
          <WorldMap />
        </div>
      </div>
    </section>
  );
}

interface Benefit {
  readonly shape: IconShape;
  readonly title: string;
  readonly description: string;
}

const BENEFITS: readonly Benefit[] = [
  {
    shape: tag,
    title: "Real-time quotes",
    description: "Rates from verified carriers, with every surcharge named before you book.",
  },
  {
    shape: calendar,
    title: "Multi-carrier schedules",
    description: "Sailings from several carriers side by side, with cut-offs and vessel names.",
  },
  {
    shape: radar,
    title: "Real-time tracking",
    description: "Place of origin to final delivery, in the order things happened, in local time.",
  },
  {
    shape: shield,
    title: "Cargo insurance",
    description: "Cover arranged with the booking, so that the documents travel with the cargo.",
  },
  {
    shape: hub,
    title: "3PL warehousing hubs",
    description: "Storage and handling near the port, before loading or after discharge.",
  },
  {
    shape: headset,
    title: `${COMPANY.claims.support} support`,
    description: "A person who knows your booking, at any hour.",
  },
];

export function Why(): ReactElement {
  return (
    <section className={`${section} ${why} ${onInk}`} aria-labelledby="why-title">
      <div className={`${wrap} ${whyInside}`}>
        <div>
          <h2 id="why-title" className={text.title}>
            Why Industry Leaders Trust Us
          </h2>
          <p className={whyLead}>
            The keelson holds a ship’s frames to its keel. Our job is the same: hold carrier, port and documents
            together for every container.
          </p>
          <div className={drawing}>
            <HullIllustration />
          </div>
        </div>
        <ul className={grid}>
          {BENEFITS.map(({ shape, title, description }) => (
            <li key={title} className={item}>
              <Icon shape={shape} size="l" />
              <h3 className={`${text.h3} ${itemTitle}`}>{title}</h3>
              <p className={itemText}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface Industry {
  readonly id: keyof typeof containers;
  readonly name: string;
  readonly shape: IconShape;
}

const INDUSTRIES: readonly Industry[] = [
  { id: "chemicals", name: "Chemicals", shape: flask },
  { id: "pharmaceuticals", name: "Pharmaceuticals", shape: pill },
  { id: "electronics", name: "Electronics", shape: chip },
  { id: "whiteGoods", name: "White goods", shape: washer },
  { id: "textiles", name: "Textiles", shape: shirt },
  { id: "manufacturing", name: "Manufacturing", shape: cog },
  { id: "agriculture", name: "Agriculture", shape: leaf },
];

export function Industries(): ReactElement {
  return (
    <section className={section} aria-labelledby="industries-title">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="industries-title" className={text.title}>
            Seven industries, one line of containers
          </h2>
        </div>
        <ul className={train}>
          {INDUSTRIES.map(({ id, name, shape }) => (
            <li key={id} className={containers[id]}>
              <span className={plates[id]}>
                <span className={industrySymbol}>
                  <Icon shape={shape} size="s" />
                </span>
                {name}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

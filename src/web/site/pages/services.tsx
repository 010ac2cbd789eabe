import type { ReactElement } from "react";
import { buttonClass, Label } from "#web/components/button.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { findPageFacts } from "../head/page-facts.ts";
import { Steps } from "../home/steps.tsx";
import { section } from "../layout/page.css.ts";
import { Masthead, Page } from "../layout/page.tsx";
import { type Picture, SERVICE_PICTURES } from "../pictures.ts";
import {
  fact,
  overviewFacts,
  more,
  picture as pictureStyle,
  row,
  rows,
  term,
  stepText,
} from "../services/service-page.css.ts";
import { fixed } from "#web/styles/tokens.ts";

interface Entry {
  readonly title: string;
  readonly to: string;
  readonly picture: Picture;
  readonly description: string;
  readonly facts: readonly (readonly [string, string])[];
}

const ENTRIES: readonly Entry[] = [
  {
    title: "Air Freight",
    to: "/air-freight",
    picture: SERVICE_PICTURES.air,
    description: "For cargo that cannot wait. Quoted by our desk, with two routings where available.",
    facts: [
      ["Charged by", "Chargeable weight, 167\u00A0kg for each CBM"],
      ["Usual transit", "2 to 5 days, airport to airport"],
      ["Start with", "An enquiry"],
    ],
  },
  {
    title: "LCL Consolidation",
    to: "/lcl-consolidation",
    picture: SERVICE_PICTURES.lcl,
    description: "For a few pallets, every week. Your cargo shares a container that closes on a fixed day.",
    facts: [
      ["Charged by", "W/M, with the tariff's minimum"],
      ["Cut-off", "CFS, three to four days before departure"],
      ["Start with", "Two ports, weight and volume"],
    ],
  },
  {
    title: "FCL Freight",
    to: "/sea-freight",
    picture: SERVICE_PICTURES.ocean,
    description: "For a container of your own, dry or reefer. Contract and spot rates of many carriers on one page.",
    facts: [
      ["Charged by", "Container, and once for each bill of lading"],
      ["Sizes", "20GP, 40GP, 40HC, 45HC, 20RE, 40RH"],
      ["Start with", "Origin, destination, date and containers"],
    ],
  },
  {
    title: "Warehousing",
    to: "/warehousing",
    picture: SERVICE_PICTURES.warehouse,
    description: "For stock near your customers: unloaded, counted, stored and delivered in lots from a 3PL hub.",
    facts: [
      ["Charged by", "Container in, CBM and week, pallet out"],
      ["Storage", "Free circulation or bonded"],
      ["Start with", "An enquiry"],
    ],
  },
];

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead
        title="Our Services"
        lead="Three ways to move cargo and one to store it. Each page also says when not to choose it."
        crumbs={findPageFacts(path).crumbs}
      />
      <div className={section}>
        <div className={`${wrap} ${rows}`}>
          {ENTRIES.map((entry) => (
            <Overview key={entry.to} entry={entry} />
          ))}
        </div>
      </div>
      <Steps />
    </Page>
  );
}

function Overview({ entry }: { readonly entry: Entry }): ReactElement {
  return (
    <section className={row} aria-label={entry.title}>
      <picture className={pictureStyle}>
        <source type="image/avif" srcSet={entry.picture.avif} sizes={fixed.servicePicture} />
        <img
          src={entry.picture.fallback}
          srcSet={entry.picture.webp}
          sizes={fixed.servicePicture}
          width="682"
          height="1024"
          alt=""
          loading="lazy"
        />
      </picture>
      <div>
        <h2 className={text.title}>{entry.title}</h2>
        <p className={stepText}>{entry.description}</p>
        <dl className={overviewFacts}>
          {entry.facts.map(([name, value]) => (
            <div key={name} className={fact}>
              <dt className={term}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={more}>
          <a className={buttonClass({ kind: "secondary" })} href={entry.to} aria-label={`To know more: ${entry.title}`}>
            <Label>To know more →</Label>
          </a>
        </p>
      </div>
    </section>
  );
}

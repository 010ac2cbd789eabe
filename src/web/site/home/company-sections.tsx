import type { ReactElement } from "react";
import { BRAND, TEXTS } from "#brand";
import type { BrandTexts } from "#domain/brand";
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

export function About(): ReactElement {
  return (
    <section className={`${section} ${about}`} id="about" aria-labelledby="about-title">
      <div className={inside}>
        <div>
          <p className={eyebrow}>About Us</p>
          <h2 id="about-title" className={`${text.title} ${title}`}>
            {TEXTS.about.title}
          </h2>
          <p className={`${text.lead} ${lead}`}>{TEXTS.about.lead}</p>
          <p className={body}>{TEXTS.about.body}</p>
          <ul className={ticks}>
            {TEXTS.about.checklist.map((point) => (
              <li key={point} className={tick}>
                <Icon shape={check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {TEXTS.about.map !== null && (
          <div className={map}>
            <WorldMap texts={TEXTS.about.map} />
          </div>
        )}
      </div>
    </section>
  );
}

const SYMBOLS: Readonly<Record<BrandTexts["why"]["benefits"][number]["symbol"], IconShape>> = {
  tag,
  calendar,
  radar,
  shield,
  hub,
  headset,
};

export function Why(): ReactElement {
  return (
    <section className={`${section} ${why} ${onInk}`} aria-labelledby="why-title">
      <div className={`${wrap} ${whyInside}`}>
        <div>
          <h2 id="why-title" className={text.title}>
            {TEXTS.why.title}
          </h2>
          <p className={whyLead}>{TEXTS.why.lead}</p>
          {BRAND.hull !== null && (
            <div className={drawing}>
              <HullIllustration />
            </div>
          )}
        </div>
        <ul className={grid}>
          {TEXTS.why.benefits.map(({ symbol, title, description }) => (
            <li key={title} className={item}>
              <Icon shape={SYMBOLS[symbol]} size="l" />
              <h3 className={`${text.h3} ${itemTitle}`}>{title}</h3>
              <p className={itemText}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const INDUSTRY_SYMBOLS: Readonly<Record<keyof typeof containers, IconShape>> = {
  chemicals: flask,
  pharmaceuticals: pill,
  electronics: chip,
  whiteGoods: washer,
  textiles: shirt,
  manufacturing: cog,
  agriculture: leaf,
};

export function Industries(): ReactElement {
  return (
    <section className={section} aria-labelledby="industries-title">
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id="industries-title" className={text.title}>
            {TEXTS.industries.title}
          </h2>
        </div>
        <ul className={train}>
          {TEXTS.industries.list.map(({ id, name }) => (
            <li key={id} className={containers[id]}>
              <span className={plates[id]}>
                <span className={industrySymbol}>
                  <Icon shape={INDUSTRY_SYMBOLS[id]} size="s" />
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

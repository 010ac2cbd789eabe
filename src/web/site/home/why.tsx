import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { BodyPlan } from "#web/components/hull-illustration.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { headset, hub, radar, shield, tag } from "#web/components/icon/landing-shapes.ts";
import { calendar, type IconShape } from "#web/components/icon/shapes.ts";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { section } from "../layout/page.css.ts";
import { drawing, grid, inside, item, itemText, itemTitle, lead, why } from "./why.css.ts";

interface Benefit {
  readonly shape: IconShape;
  readonly title: string;
  readonly words: string;
}

const BENEFITS: readonly Benefit[] = [
  {
    shape: tag,
    title: "Real-time quotes",
    words: "Rates from verified carriers, with every surcharge named before you book.",
  },
  {
    shape: calendar,
    title: "Multi-carrier schedules",
    words: "Sailings from several carriers side by side, with cut-offs and vessel names.",
  },
  {
    shape: radar,
    title: "Real-time tracking",
    words: "Place of origin to final delivery, in the order things happened, in local time.",
  },
  {
    shape: shield,
    title: "Cargo insurance",
    words: "Cover arranged with the booking, so that the documents travel with the cargo.",
  },
  {
    shape: hub,
    title: "3PL warehousing hubs",
    words: "Storage and handling near the port, before loading or after discharge.",
  },
  {
    shape: headset,
    title: `${COMPANY.claims.support} support`,
    words: "A person who knows your booking, at any hour.",
  },
];

export function Why(): ReactElement {
  return (
    <section className={`${section} ${why} ${onInk}`} aria-labelledby="why-title">
      <div className={`${wrap} ${inside}`}>
        <div>
          <h2 id="why-title" className={text.title}>
            Why Industry Leaders Trust Us
          </h2>
          <p className={lead}>
            The keelson holds a ship’s frames to its keel. Our job is the same: hold carrier, port and documents
            together for every container.
          </p>
          <div className={drawing}>
            <BodyPlan />
          </div>
        </div>
        <ul className={grid}>
          {BENEFITS.map(({ shape, title, words }) => (
            <li key={title} className={item}>
              <Icon shape={shape} size="l" />
              <h3 className={`${text.h3} ${itemTitle}`}>{title}</h3>
              <p className={itemText}>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

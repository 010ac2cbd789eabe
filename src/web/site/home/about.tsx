import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import { eyebrow, section } from "../layout/page.css.ts";
import { WorldMap } from "../map/world-map.tsx";
import { about, body, inside, lead, map, tick, ticks, title } from "./about.css.ts";

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

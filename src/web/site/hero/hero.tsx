import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { QuoteCard } from "../quote/quote-card.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { HeroVideo } from "./hero-video.tsx";
import { claim, claims, copy, headline, hero, low, media, promise } from "./hero.css.ts";

export function Hero(): ReactElement {
  return (
    <section className={hero} aria-labelledby="hero-title">
      <div className={`${media} ${onInk}`}>
        <HeroPicture />
        <HeroVideo />
        <div className={`${wrap} ${copy}`}>
          <h1 id="hero-title" className={`${text.display} ${headline}`}>
            Quote to quay,
            <br />
            on one line.
          </h1>
          <p className={promise}>Compare contract and spot rates, see every charge, and book the sailing.</p>
        </div>
      </div>
      <div className={low}>
        <div className={wrap}>
          <QuoteCard />
        </div>
      </div>
    </section>
  );
}

/** What the company claims, below the card. */
export function Claims(): ReactElement {
  const { hubs, fclDestinations, support } = COMPANY.claims;
  return (
    <ul className={`${wrap} ${claims}`}>
      <li className={claim}>
        <b className={num}>{hubs}</b> global hubs
      </li>
      <li className={claim}>
        <b className={num}>{fclDestinations}</b> destinations for FCL
      </li>
      <li className={claim}>
        <b className={num}>{support}</b> support
      </li>
      <li className={claim}>Real-time tracking</li>
      <li className={claim}>Cargo insurance</li>
    </ul>
  );
}

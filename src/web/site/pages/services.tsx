import type { ReactElement } from "react";
import { BRAND, TEXTS } from "#brand";
import { SERVICE_PATHS, type ServiceKey } from "#domain/brand";
import { buttonClass, Label } from "#web/components/button.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { findCrumbs } from "../head/crumbs.ts";
import { Steps } from "../home/steps.tsx";
import { section } from "../layout/page.css.ts";
import { Masthead, Page } from "../layout/page.tsx";
import { SERVICE_PICTURES } from "../pictures.ts";
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

const ORDER: readonly ServiceKey[] = ["air", "lcl", "fcl", "warehousing"];

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead title="Our Services" lead={TEXTS.overviews.lead} crumbs={findCrumbs(path)} />
      <div className={section}>
        <div className={`${wrap} ${rows}`}>
          {ORDER.filter((key) => BRAND.services.includes(key)).map((key) => (
            <Overview key={key} service={key} />
          ))}
        </div>
      </div>
      <Steps />
    </Page>
  );
}

function Overview({ service }: { readonly service: ServiceKey }): ReactElement {
  const { title, description, facts } = TEXTS.overviews[service];
  const picture = SERVICE_PICTURES[service];
  return (
    <section className={row} aria-label={title}>
      <picture className={pictureStyle}>
        {picture.avif !== null && <source type="image/avif" srcSet={picture.avif} sizes={fixed.servicePicture} />}
        <img
          src={picture.fallback}
          srcSet={picture.plain.files}
          sizes={fixed.servicePicture}
          width="682"
          height="1024"
          alt=""
          loading="lazy"
        />
      </picture>
      <div>
        <h2 className={text.title}>{title}</h2>
        <p className={stepText}>{description}</p>
        <dl className={overviewFacts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={fact}>
              <dt className={term}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={more}>
          <a
            className={buttonClass({ kind: "secondary" })}
            href={SERVICE_PATHS[service]}
            aria-label={`To know more: ${title}`}
          >
            <Label>To know more →</Label>
          </a>
        </p>
      </div>
    </section>
  );
}

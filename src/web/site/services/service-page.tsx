import type { ReactElement } from "react";
import type { ServiceTexts } from "#domain/brand";
import { buttonClass, Label } from "#web/components/button.tsx";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { isOffered } from "../offered.ts";
import { findCrumbs } from "../head/crumbs.ts";
import { section } from "../layout/page.css.ts";
import { Masthead, Page } from "../layout/page.tsx";
import {
  body,
  caption as captionStyle,
  closing as closingStyle,
  closingText,
  columns,
  cutOff,
  cutOffs as cutOffsStyle,
  cutOffText,
  facts,
  figure,
  intro,
  list,
  point,
  ways,
  when,
} from "./service-page.css.ts";

type ServicePageProps = { readonly path: string; readonly service: ServiceTexts; readonly drawing: ReactElement };

export function ServicePage({ path, service, drawing }: ServicePageProps): ReactElement {
  const { what, caption } = service;
  return (
    <Page path={path}>
      <Masthead title={service.title} lead={service.lead} crumbs={findCrumbs(path)} />
      <section className={section}>
        <div className={`${wrap} ${intro}`}>
          <div>
            <h2 className={text.title}>{what.title}</h2>
            {what.paragraphs.map((paragraph) => (
              <p key={paragraph} className={body}>
                {paragraph}
              </p>
            ))}
          </div>
          <figure className={figure}>
            {drawing}
            <figcaption className={captionStyle}>{caption}</figcaption>
          </figure>
        </div>
      </section>
      <section className={`${section} ${facts}`} aria-label="In practice">
        <div className={`${wrap} ${columns}`}>
          <Points title="When to choose it" points={service.when} />
          <Points title="What you provide" points={service.provide} />
          <Points title="Documents" points={service.documents} />
          <Points title="What is charged" points={service.charged} />
        </div>
      </section>
      <Times times={service.times} />
      <Closing closing={service.closing} />
    </Page>
  );
}

type PointsProps = { readonly title: string; readonly points: readonly string[] };

function Points({ title, points }: PointsProps): ReactElement {
  return (
    <div>
      <h2 className={text.h2}>{title}</h2>
      <ul className={list}>
        {points.map((one) => (
          <li key={one} className={point}>
            {one}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Times({ times }: { readonly times: ServiceTexts["times"] }): ReactElement {
  return (
    <section className={section} aria-labelledby="times">
      <div className={wrap}>
        <h2 id="times" className={text.title}>
          {times.title}
        </h2>
        <p className={body}>{times.description}</p>
        <ol className={cutOffsStyle}>
          {times.steps.map(({ when: time, name, description }) => (
            <li key={name} className={cutOff}>
              <p className={when}>{time}</p>
              <h3 className={text.h3}>{name}</h3>
              <p className={cutOffText}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Closing({ closing }: { readonly closing: ServiceTexts["closing"] }): ReactElement {
  const [first, ...others] = closing.ways.filter(({ to }) => isOffered(to));
  return (
    <section className={`${closingStyle} ${onInk}`} aria-labelledby="next-step">
      <div className={wrap}>
        <h2 id="next-step" className={text.title}>
          {closing.title}
        </h2>
        <p className={closingText}>{closing.description}</p>
        <div className={ways}>
          {first !== undefined && (
            <a className={buttonClass({ size: "large" })} href={first.to}>
              <Label>{first.description}</Label>
            </a>
          )}
          {others.map(({ to, description }) => (
            <a key={to} className={buttonClass({ size: "large", kind: "onInk" })} href={to}>
              {description}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

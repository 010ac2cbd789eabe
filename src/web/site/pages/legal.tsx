import type { ReactElement } from "react";
import { TEXTS } from "#brand";
import type { LegalBlock, LegalText } from "#domain/brand";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { findCrumbs } from "../head/crumbs.ts";
import { findLegalText } from "../legal/legal-pages.ts";
import { address, block, contents, contentsLink, item, list, sheet, sections } from "../legal/legal.css.ts";
import { section } from "../layout/page.css.ts";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  const { title, lead, sections: parts } = findLegalText(path, TEXTS);
  return (
    <Page path={path}>
      <Masthead title={title} lead={lead} crumbs={findCrumbs(path)} />
      <div className={section}>
        <div className={`${wrap} ${sheet}`}>
          <Contents sections={parts} />
          <div className={sections}>
            {parts.map((part, index) => (
              <section key={part.title} aria-labelledby={toId(index)}>
                <h2 id={toId(index)} className={text.h2}>
                  {part.title}
                </h2>
                {part.blocks.map((one) => (
                  <Block key={one.kind === "text" ? one.text : one.items[0]} block={one} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}

const toId = (index: number): string => `section-${index + 1}`;

function Contents({ sections: parts }: Pick<LegalText, "sections">): ReactElement {
  return (
    <nav aria-label="On this page" className={contents}>
      <ol>
        {parts.map((part, index) => (
          <li key={part.title}>
            <a className={contentsLink} href={`#${toId(index)}`}>
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block: shown }: { readonly block: LegalBlock }): ReactElement {
  return shown.kind === "text" ? (
    <p className={block}>
      <Linked text={shown.text} />
    </p>
  ) : (
    <ul className={list}>
      {shown.items.map((one) => (
        <li key={one} className={item}>
          <Linked text={one} />
        </li>
      ))}
    </ul>
  );
}

const MAILBOX = /([^\s@,;:()]+@[^\s@,;:()]+\.[A-Za-z]+)/;

/** A text whose mail addresses are links. */
function Linked({ text: whole }: { readonly text: string }): ReactElement {
  return (
    <>
      {whole.split(MAILBOX).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} className={address} href={`mailto:${part}`}>
            {part}
          </a>
        ),
      )}
    </>
  );
}

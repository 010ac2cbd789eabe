import type { ReactElement } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { chip, cog, flask, leaf, pill, shirt, washer } from "#web/components/icon/landing-shapes.ts";
import type { IconShape } from "#web/components/icon/shapes.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { section, sectionHead } from "../layout/page.css.ts";
import { boxes, plates, sign, train } from "./industries.css.ts";

interface Industry {
  readonly id: keyof typeof boxes;
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
            <li key={id} className={boxes[id]}>
              <span className={plates[id]}>
                <span className={sign}>
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

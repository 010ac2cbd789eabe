import type { ReactElement, ReactNode } from "react";
import { text } from "../styles/typography.css.ts";
import { narrow, whole, wide } from "./component-sheet.css.ts";

const widths = { whole, wide, narrow };

type SectionProps = { readonly title: string; readonly width: keyof typeof widths; readonly children: ReactNode };

export function Section({ title, width, children }: SectionProps): ReactElement {
  return (
    <section className={widths[width]}>
      <h2 className={text.h3}>{title}</h2>
      {children}
    </section>
  );
}

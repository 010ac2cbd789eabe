import type { ReactElement } from "react";
import { code } from "#web/styles/typography.css.ts";
import { chip } from "./code-chip.css.ts";

type CodeChipProps = { readonly children: string };

/** A UN/LOCODE or equipment code beside the name it stands for, never alone where a newcomer reads. */
export function CodeChip({ children }: CodeChipProps): ReactElement {
  return <b className={`${code} ${chip}`}>{children}</b>;
}

import type { ReactNode } from "react";
import type { size } from "./dialog.css.ts";

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** confirm 31rem, booking 62rem, breakdown 58rem, files 60rem, compare 66rem; a bottom sheet on a phone. */
  readonly size?: keyof typeof size;
  readonly heading?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly headAction?: ReactNode;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  /** No header and no background; the title is only the accessible name. */
  readonly bare?: boolean;
  /** For long content without controls: the body takes the focus so that keys can scroll it. */
  readonly reading?: boolean;
  /** Neither Escape nor a click outside closes it. */
  readonly locked?: boolean;
  readonly children: ReactNode;
};

import type { ReactElement, ReactNode } from "react";
import { banner, close, message } from "./banner.css.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon/icon.tsx";
import { cross } from "./icon/shapes.ts";
import { type Tone, toneIcon } from "./tone.ts";

type BannerProps = {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Announced at once (`role="alert"`); for errors. */
  readonly urgent?: boolean;
  readonly onDismiss?: () => void;
};

export function Banner({ tone, children, urgent = false, onDismiss }: BannerProps): ReactElement {
  return (
    <div className={banner[tone]} role={urgent ? "alert" : "status"}>
      <Icon shape={toneIcon[tone]} />
      <div className={message}>{children}</div>
      {onDismiss !== undefined && (
        <span className={close}>
          <IconButton icon={cross} size="small" iconSize="s" label="Dismiss" quiet onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

import { type ReactElement, useId } from "react";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";
import { count as countStyle, radio, size as sizes, track, wideKey, wideTrack, wrappedTrack } from "./segmented.css.ts";

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconShape;
  readonly disabled?: boolean;
  readonly count?: number | undefined;
};

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: keyof typeof sizes;
  readonly wide?: boolean;
  /** Keys that do not fit continue on the next line. */
  readonly wraps?: boolean;
  readonly disabled?: boolean;
};

/** Radio buttons of the browser: one tab stop, the arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const { size = "medium", wide = false, wraps = false, disabled = false } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      aria-disabled={disabled || undefined}
      className={[track, ...(wide ? [wideTrack] : []), ...(wraps ? [wrappedTrack] : [])].join(" ")}
    >
      {props.options.map((option) => (
        <label key={option.value} className={wide ? `${sizes[size]} ${wideKey}` : sizes[size]}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={disabled || option.disabled === true}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon && <Icon shape={option.icon} size="s" />}
          {option.label}
          {option.count !== undefined && <b className={countStyle}>{option.count}</b>}
        </label>
      ))}
    </div>
  );
}

import type { ReactElement } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";
import { count as countStyle, size as sizes, track, wideKey, wideTrack } from "./segmented.css.ts";

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
  readonly disabled?: boolean;
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const { size = "medium", wide = false } = props;
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option.value === value);
    if (chosen !== undefined) props.onChange(chosen.value);
  };
  return (
    <RadioGroup
      aria-label={props.label}
      className={wide ? `${track} ${wideTrack}` : track}
      orientation="horizontal"
      value={props.value}
      onChange={choose}
      isDisabled={props.disabled ?? false}
    >
      {props.options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.disabled ?? false}
          className={wide ? `${sizes[size]} ${wideKey}` : sizes[size]}
        >
          {option.icon && <Icon shape={option.icon} size="s" />}
          {option.label}
          {option.count !== undefined && <b className={countStyle}>{option.count}</b>}
        </Radio>
      ))}
    </RadioGroup>
  );
}

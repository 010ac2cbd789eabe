import type { CalendarDate } from "@internationalized/date";
import type { ReactElement, RefObject } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { popover } from "#web/styles/layout.css.ts";
import { Icon } from "../icon/icon.tsx";
import { calendar as calendarIcon } from "../icon/shapes.ts";
import { opener } from "./date-field.css.ts";
import { fetchCalendar, LazyCalendar } from "./lazy-calendar.tsx";

interface DayPopoverProps {
  /** Of the field. */
  readonly label: string;
  readonly control: RefObject<HTMLElement | null>;
  readonly value: CalendarDate | null;
  readonly min?: CalendarDate | null;
  readonly max?: CalendarDate | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** `YYYY-MM-DD`. */
  readonly onChoose: (day: string) => void;
}

/** The calendar of a field for a date, below it. */
export function DayPopover(props: DayPopoverProps): ReactElement {
  const { label, control, value, min = null, max = null, isOpen, onOpenChange, onChoose } = props;
  return (
    <Popover
      className={popover}
      triggerRef={control}
      placement="bottom start"
      offset={6}
      shouldSkipAnimation
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={`Calendar, ${label}`}>
        <LazyCalendar
          value={value}
          min={min}
          max={max}
          onChoose={(date) => {
            onChoose(date.toString());
            onOpenChange(false);
          }}
        />
      </Dialog>
    </Popover>
  );
}

interface DayOpenerProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The field opens the calendar with Alt and the arrow down: Tab goes from field to field. */
  readonly isSkipped?: boolean;
}

/** The button that opens the calendar. */
export function DayOpener({
  label,
  disabled = false,
  isOpen,
  onOpen,
  isSkipped = false,
}: DayOpenerProps): ReactElement {
  return (
    <Button
      className={opener}
      aria-label={`Open calendar, ${label}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      isDisabled={disabled}
      excludeFromTabOrder={isSkipped}
      onHoverStart={fetchCalendar}
      onFocus={fetchCalendar}
      onPress={onOpen}
    >
      <Icon shape={calendarIcon} />
    </Button>
  );
}

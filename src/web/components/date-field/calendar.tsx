import type { CalendarDate } from "@internationalized/date";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { text } from "#web/styles/typography.css.ts";
import { Icon } from "../icon/icon.tsx";
import { chevronLeft, chevronRight } from "../icon/shapes.ts";
import { calendar, calendarHead, day, turn, weekdayHead } from "./date-field.css.ts";

export type CalendarMonthProps = {
  readonly value: CalendarDate | null;
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
  readonly onChoose: (date: CalendarDate) => void;
};

export function CalendarMonth({ value, min, max, onChoose }: CalendarMonthProps): ReactElement {
  return (
    <Calendar
      className={calendar}
      firstDayOfWeek="mon"
      value={value}
      minValue={min}
      maxValue={max}
      onChange={onChoose}
      autoFocus
    >
      <div className={calendarHead}>
        <Button slot="previous" className={turn}>
          <Icon shape={chevronLeft} />
        </Button>
        <CalendarHeading className={text.h3} />
        <Button slot="next" className={turn}>
          <Icon shape={chevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekdayHead}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

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
import { text } from "../../styles/typography.css.ts";
import { Icon } from "../icon/icon.tsx";
import { chevronLeft, chevronRight } from "../icon/shapes.ts";
import { calendar, calendarHead, day, turn, weekdayHead } from "./date-field.css.ts";

/** One month; its dates and limits come from the date field around it. */
export function CalendarSheet(): ReactElement {
  return (
    <Calendar className={calendar} firstDayOfWeek="mon">
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

import type { QuotationPage } from "../../domain/quotations/quotation.ts";
import type { CalendarDate } from "../../domain/time/calendar.ts";
import type { Failure } from "../../ports/failure.ts";

export interface QuotationsContext {
  /** Counted from 0: the server is asked to skip page × 10. */
  readonly page: number;
  /** The last page that was answered; kept while the next one is fetched. */
  readonly answer: QuotationPage | null;
  /** What validity is measured against. */
  readonly today: CalendarDate;
  readonly failure: Failure | null;
}

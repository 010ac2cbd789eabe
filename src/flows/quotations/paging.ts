import type { QuotationPage } from "../../domain/quotations/quotation.ts";

/** Ten bookings to a page. */
export const PAGE_SIZE = 10;

export interface Paging {
  /** Counted from 1, as a person counts. */
  readonly page: number;
  /** Null when the server does not count. */
  readonly pages: number | null;
  readonly hasNext: boolean;
}

/** Where a page stands by the server's count; without one, a full page may have a next one. */
export const pagingOf = (page: number, { quotations, total }: QuotationPage): Paging => {
  if (total === null) return { page: page + 1, pages: null, hasNext: quotations.length === PAGE_SIZE };
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { page: page + 1, pages, hasNext: page + 1 < pages };
};

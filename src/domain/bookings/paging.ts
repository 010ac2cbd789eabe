import type { QuotationPage } from "./quotation.ts";

/** Quotations on a page. */
export const QUOTATION_PAGE_SIZE = 10;

/** Where a page lies among all pages; pages count from 0, texts from 1. */
export interface PageState {
  readonly page: number;
  /** Null when the server does not say how many quotations there are. */
  readonly pageCount: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** How many quotations to skip for a page. */
export const skipOf = (page: number): number => page * QUOTATION_PAGE_SIZE;

/** Paging by the server's total; without one, a full page may have a next one, and any other page is the last. */
export const pageStateOf = (page: number, { quotations, total }: QuotationPage): PageState => {
  const isFull = quotations.length >= QUOTATION_PAGE_SIZE;
  if (total !== null) {
    const pageCount = Math.max(1, Math.ceil(total / QUOTATION_PAGE_SIZE));
    return { page, pageCount, hasPrevious: page > 0, hasNext: page + 1 < pageCount };
  }
  return { page, pageCount: isFull ? null : page + 1, hasPrevious: page > 0, hasNext: isFull };
};

/** `Page 2 of 5`, or `Page 2` while the number of pages is not known. */
export const pageText = ({ page, pageCount }: PageState): string =>
  pageCount === null ? `Page ${page + 1}` : `Page ${page + 1} of ${pageCount}`;

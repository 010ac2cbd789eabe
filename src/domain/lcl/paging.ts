/** Rows per page that the list offers; the first is the default. */
export const LCL_PAGE_SIZES = [10, 20, 30] as const;
export type LclPageSize = (typeof LCL_PAGE_SIZES)[number];

/** The page size of a text such as `20`; 10 for any other. */
export const lclPageSizeOf = (text: string | null): LclPageSize =>
  LCL_PAGE_SIZES.find((size) => String(size) === text) ?? LCL_PAGE_SIZES[0];

/** A page of the list; pages count from 0. */
export interface LclPage {
  readonly page: number;
  readonly size: LclPageSize;
}

/** What a page asks of the server. */
export const lclPageRange = ({ page, size }: LclPage): { readonly limit: number; readonly skip: number } => ({
  limit: size,
  skip: page * size,
});

/** Where a page lies among all. */
export interface LclPageState {
  readonly pageCount: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** `Page 2 of 5`; `Page 2` while the number of pages is not known. */
  readonly text: string;
}

/** Paging by the server's total; without one, a full page may have a next one, and any other page is the last. */
export const lclPageState = ({ page, size }: LclPage, shown: number, total: number | null): LclPageState => {
  const isFull = shown >= size;
  const known = isFull ? null : page + 1;
  const pageCount = total === null ? known : Math.max(1, Math.ceil(total / size));
  return {
    pageCount,
    hasPrevious: page > 0,
    hasNext: pageCount === null ? isFull : page + 1 < pageCount,
    text: pageCount === null ? `Page ${page + 1}` : `Page ${page + 1} of ${pageCount}`,
  };
};

/** The page of another size that holds the first row of this one. */
export const resizeLclPage = ({ page, size }: LclPage, next: LclPageSize): LclPage => ({
  page: Math.floor((page * size) / next),
  size: next,
});

import { readQuery, writeQuery } from "../../domain/fcl-search/query-text.ts";
import { type LclPage, lclPageSizeOf } from "../../domain/lcl/paging.ts";
import type { LclDraft } from "../../domain/lcl/search.ts";

/** The key under which the LCL form is kept on this device. */

const pagePairs = ({ page, size }: LclPage) => [
  ...(page === 0 ? [] : [["page", String(page + 1)] as const]),
  ...(size === lclPageSizeOf(null) ? [] : [["rows", String(size)] as const]),
];

/** An LCL form as a URL query (`origin=Nhava+Sheva&destination=Hamburg&weight=1200&cbm=3.25&page=2&rows=20`), and as it is kept. */
export const lclDraftToQuery = (draft: LclDraft, page: LclPage): string =>
  writeQuery([
    ["origin", draft.origin],
    ["destination", draft.destination],
    ["weight", draft.weight],
    ["cbm", draft.cbm],
    ...pagePairs(page),
  ]);

/** A form and the page of its answer. */
export interface AskedLcl {
  readonly draft: LclDraft;
  readonly page: LclPage;
}

const FIELDS = ["origin", "destination", "weight", "cbm"] as const;

/** Reads a form back; null when the query says nothing of one. What it says is checked like what is typed. */
export const lclDraftFromQuery = (text: string): AskedLcl | null => {
  const query = readQuery(text);
  if (!FIELDS.some((field) => query.has(field))) return null;
  const valueOf = (field: (typeof FIELDS)[number]): string => query.get(field) ?? "";
  const page = query.get("page") ?? "1";
  return {
    draft: {
      origin: valueOf("origin"),
      destination: valueOf("destination"),
      weight: valueOf("weight"),
      cbm: valueOf("cbm"),
    },
    page: { page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) - 1 : 0, size: lclPageSizeOf(query.get("rows") ?? null) },
  };
};

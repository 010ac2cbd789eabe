import {
  DEFAULT_LCL_CRITERIA,
  EMPTY_LCL_DRAFT,
  LCL_SORTS,
  type LclCriteria,
  type LclPage,
  toLclPageSize,
  type LclDraft,
} from "#domain/lcl";
import { readChoice, readCount, readDate, readQuery, writeQuery } from "../query-text.ts";

export interface LclFormState {
  readonly draft: LclDraft;
  readonly page: LclPage;
  readonly criteria: LclCriteria;
}

export const EMPTY_FORM: LclFormState = {
  draft: EMPTY_LCL_DRAFT,
  page: { page: 0, size: toLclPageSize(null) },
  criteria: DEFAULT_LCL_CRITERIA,
};

/**
 * The form as URL query and as stored draft; defaults are left out:
 * `origin=Nhava+Sheva&destination=Hamburg&weight=1200&cbm=3.25&sort=transit-time&cfs=port&departsBy=2026-12-04&days=26&page=2&rows=20`.
 */
export const serialiseLclForm = ({ draft, page: { page, size }, criteria }: LclFormState): string =>
  writeQuery([
    ["origin", draft.origin],
    ["destination", draft.destination],
    ["weight", draft.weight],
    ["cbm", draft.cbm],
    ["sort", criteria.sort === DEFAULT_LCL_CRITERIA.sort ? null : criteria.sort],
    ["cfs", criteria.cfs],
    ["departsBy", criteria.departsBy],
    ["days", criteria.maxTransitDays],
    ["page", page === 0 ? null : page + 1],
    ["rows", size === toLclPageSize(null) ? null : size],
  ]);

const FIELDS = ["origin", "destination", "weight", "cbm"] as const;

/** Null if the query has no field of the form; the fields are not validated. */
export const parseLclForm = (text: string): LclFormState | null => {
  const query = readQuery(text);
  if (!FIELDS.some((field) => query.has(field))) return null;
  const [origin = "", destination = "", weight = "", cbm = ""] = FIELDS.map((field) => query.get(field));
  return {
    draft: { origin, destination, weight, cbm },
    page: { page: (readCount(query.get("page"), 5) ?? 1) - 1, size: toLclPageSize(query.get("rows") ?? null) },
    criteria: {
      sort: readChoice(LCL_SORTS, query.get("sort")) ?? DEFAULT_LCL_CRITERIA.sort,
      cfs: readChoice(["port", "inland"], query.get("cfs")),
      departsBy: readDate(query.get("departsBy")),
      maxTransitDays: readCount(query.get("days"), 3),
    },
  };
};

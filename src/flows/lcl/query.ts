import {
  DEFAULT_LCL_CRITERIA,
  LCL_SORTS,
  type LclCriteria,
  type LclPage,
  toLclPageSize,
  type LclDraft,
} from "#domain/lcl";
import { readQuery, writeQuery } from "../query-text.ts";
import { isCalendarDate } from "#domain/time";

export interface LclFormState {
  readonly draft: LclDraft;
  readonly page: LclPage;
  readonly criteria: LclCriteria;
}

const pagePairs = ({ page, size }: LclPage) => [
  ...(page === 0 ? [] : [["page", String(page + 1)] as const]),
  ...(size === toLclPageSize(null) ? [] : [["rows", String(size)] as const]),
];

const criteriaPairs = ({ sort, cfs, departsBy, maxTransitDays }: LclCriteria) => [
  ...(sort === DEFAULT_LCL_CRITERIA.sort ? [] : [["sort", sort] as const]),
  ...(cfs === null ? [] : [["cfs", cfs] as const]),
  ...(departsBy === null ? [] : [["departsBy", departsBy] as const]),
  ...(maxTransitDays === null ? [] : [["days", String(maxTransitDays)] as const]),
];

/**
 * The form as URL query and as stored draft; defaults are left out:
 * `origin=Nhava+Sheva&destination=Hamburg&weight=1200&cbm=3.25&sort=transit-time&cfs=port&departsBy=2026-12-04&days=26&page=2&rows=20`.
 */
export const serialiseLclForm = ({ draft, page, criteria }: LclFormState): string =>
  writeQuery([
    ["origin", draft.origin],
    ["destination", draft.destination],
    ["weight", draft.weight],
    ["cbm", draft.cbm],
    ...criteriaPairs(criteria),
    ...pagePairs(page),
  ]);

const FIELDS = ["origin", "destination", "weight", "cbm"] as const;

const readPage = (query: ReadonlyMap<string, string>): LclPage => {
  const page = query.get("page") ?? "1";
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) - 1 : 0,
    size: toLclPageSize(query.get("rows") ?? null),
  };
};

const readCriteria = (query: ReadonlyMap<string, string>): LclCriteria => {
  const [cfs, departsBy, days] = [query.get("cfs"), query.get("departsBy") ?? "", query.get("days") ?? ""];
  return {
    sort: LCL_SORTS.find((sort) => sort === query.get("sort")) ?? DEFAULT_LCL_CRITERIA.sort,
    cfs: cfs === "port" || cfs === "inland" ? cfs : null,
    departsBy: isCalendarDate(departsBy) ? departsBy : null,
    maxTransitDays: /^[1-9]\d{0,2}$/.test(days) ? Number(days) : null,
  };
};

/** Null if the query has no field of the form; the fields are not validated. */
export const parseLclForm = (text: string): LclFormState | null => {
  const query = readQuery(text);
  if (!FIELDS.some((field) => query.has(field))) return null;
  const readField = (field: (typeof FIELDS)[number]): string => query.get(field) ?? "";
  return {
    draft: {
      origin: readField("origin"),
      destination: readField("destination"),
      weight: readField("weight"),
      cbm: readField("cbm"),
    },
    page: readPage(query),
    criteria: readCriteria(query),
  };
};

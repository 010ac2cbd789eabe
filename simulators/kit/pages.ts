import type { SimulatorRequest } from "./http.ts";

/** One page of a list by the query's `limit` and `cursor`, and the header that names the cursor of the next. */
export const pageOf = <T>(
  request: SimulatorRequest,
  items: readonly T[],
  defaultLimit = 100,
): { readonly items: readonly T[]; readonly headers: Readonly<Record<string, string>> } => {
  const limit = Math.max(1, Math.min(Number(request.query.get("limit") ?? defaultLimit) || defaultLimit, defaultLimit));
  const start = Number(/^after-(\d+)$/.exec(request.query.get("cursor") ?? "")?.[1] ?? 0);
  const end = start + (request.has("more-pages") ? Math.min(limit, 1) : limit);
  const headers: Readonly<Record<string, string>> = end < items.length ? { "next-page": `after-${end}` } : {};
  return { items: items.slice(start, end), headers };
};

import type { AccountingPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { AS_FILE, readFile } from "./files.ts";

const toRange = (since: string): { readonly since?: number; readonly from?: string } => {
  const typed = since.trim();
  if (typed === "") return {};
  return /^\d{1,15}$/.test(typed) ? { since: Number(typed) } : { from: typed };
};

export const createAccounting = (api: DeskClient): AccountingPort => ({
  download: ({ file, format, since }, signal) =>
    readFile(
      (deadline) =>
        api.GET("/exports/{file}", {
          params: { path: { file }, query: { format, ...toRange(since) } },
          ...AS_FILE,
          signal: deadline,
        }),
      signal,
    ),
});

import { BRAND } from "#brand";
import { findGstTerms, type GstSettings, type GstTerms } from "#domain/tax";
import type { Executor } from "#server/schema.ts";
import { findSignupDetails } from "./account-store.ts";
import { companyById, readTaxNumbers } from "./company-store.ts";

/** The tax of what is sold to a company; null where the forwarder states none with its prices. */
export const readTaxTerms = async (
  db: Executor,
  companyId: string,
  settings: GstSettings | undefined = BRAND.tax,
): Promise<GstTerms | null> => {
  if (settings === undefined) return null;
  const { gstins } = await readTaxNumbers(db, companyId);
  const country =
    (await companyById(db, companyId))?.country ?? (await findSignupDetails(db, companyId))?.country ?? null;
  return findGstTerms(settings, { gstins, country });
};

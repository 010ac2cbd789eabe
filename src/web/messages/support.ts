import { BRAND } from "#brand";
import { DEFAULT_SUPPORT } from "#domain/rates";

/** Whom to ask about an offer: the brand's own text where the source names nobody. */
export const formatSupport = (support: string): string => (support === DEFAULT_SUPPORT ? BRAND.support : support);

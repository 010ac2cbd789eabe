import { COMPANY } from "#domain/company";

/** The title of a screen in the browser's tab, the nearest first. */
export const tabTitle = (...parts: readonly string[]): string => [...parts, COMPANY.shortName].join(" · ");

import { type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import type { SessionStorePort } from "#ports/browser.ts";

/** The format in which the signed-in reader types figures. */
export const findReaderNumbers = ({ profile }: Pick<SessionStorePort, "profile">): NumberFormat =>
  profile()?.formats?.numbers ?? STANDARD_NUMBERS;

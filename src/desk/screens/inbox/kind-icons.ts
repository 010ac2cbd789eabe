import {
  calculator,
  checkCircle,
  clock,
  container,
  cross,
  crossCircle,
  file,
  type IconShape,
  mail,
  pause,
  question,
  rows,
  ship,
  swap,
  user,
  warning,
} from "#web/components/icon/shapes.ts";
import type { ItemKind } from "../../ports/index.ts";

/* A kind without a picture does not compile. */
export const KIND_ICONS: Readonly<Record<ItemKind, IconShape>> = {
  booking: ship,
  "quote-request": calculator,
  "quote-approved": checkCircle,
  "quote-follow-up": clock,
  change: swap,
  cancellation: crossCircle,
  "fee-declined": warning,
  "cargo-part": container,
  document: file,
  enquiry: question,
  "sign-up": user,
  deletion: cross,
  "failed-mail": mail,
  "sheet-ends": rows,
  "source-stopped": pause,
  other: question,
};

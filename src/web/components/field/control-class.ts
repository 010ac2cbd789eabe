import { compact, control, locked, wrong } from "./field.css.ts";

export type ControlLook = {
  /** 40 px instead of 48: filters and cards. */
  readonly compact?: boolean;
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
};

export function controlClass(look: ControlLook): string {
  const names = [control];
  if (look.compact === true) names.push(compact);
  if (look.readOnly === true) names.push(locked);
  if (look.error !== undefined) names.push(wrong);
  return names.join(" ");
}

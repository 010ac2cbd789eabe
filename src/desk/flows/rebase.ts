import { isSameView } from "#flows/kit/same-view.ts";

/**
 * What is typed over what was changed elsewhere meanwhile: fields that are still as they were read become as they are now.
 *
 * @example rebase({ days: "30", limit: "" }, { days: "45", limit: "" }, { days: "60", limit: "100" }); // { days: "45", limit: "100" }
 */
export const rebase = <Draft extends object>(read: Draft, typed: Draft, latest: Draft): Draft => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(latest).filter(([field]) => isSameView(Reflect.get(typed, field), Reflect.get(read, field))),
  ),
});

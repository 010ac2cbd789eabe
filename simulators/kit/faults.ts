import { isRecord, numberAt, textAt } from "./json.ts";

/** Faults of the connection: every carrier has them. */
export const CONNECTION_FAULTS = [
  "slow",
  "hang",
  "status-500",
  "status-503",
  "drop-before",
  "drop-within",
  "drop-after",
  "hang-after",
  "status-500-after",
  "broken-json",
  "login-page",
  "rate-limited",
  "huge",
] as const;

/** Faults in the content of an answer: a carrier names those it has. */
export const CONTENT_FAULTS = [
  "revoked-key",
  "expired-token",
  "refused",
  "wrong-lane",
  "wrong-currency",
  "unknown-size",
  "more-pages",
  "renamed-field",
  "text-for-number",
  "empty-list",
  "sold-out",
] as const;

export type Fault = (typeof CONNECTION_FAULTS)[number] | (typeof CONTENT_FAULTS)[number];

export interface FaultSetting {
  readonly fault: Fault;
  /** How many calls it meets; absent: every call until it is switched off. */
  readonly calls?: number;
  /** It meets calls whose path contains this text; absent: every call except the one for a token. */
  readonly path?: string;
  /** How long `slow` waits (25 s), or what `rate-limited` answers in `Retry-After` (30 s). */
  readonly ms?: number;
}

/** The settings in `value`, or one sentence about the first that cannot be read. */
export const readFaultSettings = (value: unknown, known: readonly Fault[]): readonly FaultSetting[] | string => {
  if (!Array.isArray(value)) return "The body must be a list of faults.";
  const settings: FaultSetting[] = [];
  for (const item of value) {
    const name = textAt(item, "fault");
    const fault = known.find((one) => one === name);
    if (fault === undefined) return `"${name ?? ""}" is not a fault of this simulator. It has: ${known.join(", ")}.`;
    const calls = numberAt(item, "calls");
    const ms = numberAt(item, "ms");
    const path = textAt(item, "path");
    if (
      isRecord(item) &&
      [calls, ms].some((number) => number !== undefined && !(Number.isInteger(number) && number > 0))
    )
      return "`calls` and `ms` must be whole numbers above 0.";
    settings.push({
      fault,
      ...(calls === undefined ? {} : { calls }),
      ...(path === undefined ? {} : { path }),
      ...(ms === undefined ? {} : { ms }),
    });
  }
  return settings;
};

/* A key that is revoked gets no token either. */
const meets = (setting: FaultSetting, path: string, isToken: boolean): boolean =>
  setting.path === undefined ? !isToken || setting.fault === "revoked-key" : path.includes(setting.path);

/** The faults that are switched on, with the calls each still meets. */
export const createFaults = () => {
  let active: FaultSetting[] = [];
  return {
    set: (settings: readonly FaultSetting[]): void => {
      active = [...settings];
    },
    list: (): readonly FaultSetting[] => active,
    /** The faults that meet this call; each loses one of its `calls`. */
    take: (path: string, isToken: boolean): readonly FaultSetting[] => {
      const met = active.filter((setting) => meets(setting, path, isToken));
      active = active.flatMap((setting) => {
        if (!met.includes(setting) || setting.calls === undefined) return [setting];
        return setting.calls > 1 ? [{ ...setting, calls: setting.calls - 1 }] : [];
      });
      return met;
    },
  };
};

const DEVICE_TYPES = ["computer", "phone", "tablet", "unknown"] as const;

export type DeviceType = (typeof DEVICE_TYPES)[number];

/** What a browser states about itself; null is unknown. */
export interface Device {
  readonly type: DeviceType;
  readonly browser: string | null;
  readonly operatingSystem: string | null;
}

type Names = readonly (readonly [mark: RegExp, name: string])[];

/* In this order: most browsers also name those that they resemble. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: Names = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const findName = (names: Names, text: string): string | null => names.find(([mark]) => mark.test(text))?.[1] ?? null;

const findType = (userAgent: string, system: string | null): DeviceType => {
  if (system === null) return "unknown";
  if (system === "iPad") return "tablet";
  if (system === "iPhone") return "phone";
  if (system === "Android") return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
  return "computer";
};

/** Reads the User-Agent of a browser (RFC 9110, section 10.1.5). A text can be anything: what is not recognised is unknown. */
export const readDevice = (userAgent: string | null): Device => {
  const text = userAgent ?? "";
  const operatingSystem = findName(SYSTEMS, text);
  return { type: findType(text, operatingSystem), browser: findName(BROWSERS, text), operatingSystem };
};

export const toDeviceType = (text: string): DeviceType => DEVICE_TYPES.find((type) => type === text) ?? "unknown";

/** `Firefox on Linux`, `Firefox`, `Linux` or `Unknown device`. */
export const formatDevice = ({ browser, operatingSystem }: Device): string => {
  if (browser !== null && operatingSystem !== null) return `${browser} on ${operatingSystem}`;
  return browser ?? operatingSystem ?? "Unknown device";
};

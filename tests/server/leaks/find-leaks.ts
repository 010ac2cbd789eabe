/** What was paid for one unit of each price of the test, and for the load; amounts that occur nowhere else. */
export const PAID = {
  connector: { minor: 825_319, quantity: 2 },
  tariff: { minor: 618_329, quantity: 2 },
  sheet: { minor: 739_137, quantity: 2 },
  lcl: { minor: 947_153, quantity: 3 },
  desk: { minor: 512_947, quantity: 2 },
} as const;

export const RULE = "M-HIDDENRULE";
export const FLOOR = "F-HIDDENFLOOR";
export const OWNER = "Ownerby Hiddenson";

const SEPARATOR = "[,.  \\u00a0\\u202f']?";

/** `8253.19`, `8,253.19`, `8 253`, `825319`: an amount in the forms of JSON, of documents and in minor units. */
const toPatterns = (minor: number): readonly RegExp[] => {
  const whole = String(Math.floor(minor / 100));
  const grouped = `${whole.slice(0, -3)}${SEPARATOR}${whole.slice(-3)}`;
  return [new RegExp(`(?<![\\w.])${grouped}(?![\\w])`, "g"), new RegExp(`(?<!\\w)${minor}(?!\\w)`, "g")];
};

const AMOUNTS = Object.values(PAID).flatMap(({ minor, quantity }) => [minor, minor * quantity]);
const PATTERNS = [...AMOUNTS.flatMap(toPatterns), new RegExp(`${RULE}|${FLOOR}|Hiddenson`, "g")];

/** What of a text a shipper must not see: buying prices, rules, floors and their owners. */
export const findLeaks = (text: string): readonly string[] => PATTERNS.flatMap((pattern) => text.match(pattern) ?? []);

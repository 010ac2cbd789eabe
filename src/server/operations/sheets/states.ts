/** West, south, east, north in degrees, written by hand and rounded outwards: near a border, a place may be in two states. */
type Bounds = readonly [west: number, south: number, east: number, north: number];

interface State {
  readonly country: string;
  readonly bounds: Bounds;
}

const STATES: Readonly<Record<string, string>> = {
  US:
    "AL|ALABAMA -88.6 30.1 -84.8 35.1;AK|ALASKA -180 51 -129.9 71.5;AZ|ARIZONA -114.9 31.3 -109 37.1;AR|ARKANSAS -94.7 33 -89.6 36.6;" +
    "CA|CALIFORNIA -124.6 32.4 -114.1 42.1;CO|COLORADO -109.1 36.9 -102 41.1;CT|CONNECTICUT -73.8 40.9 -71.7 42.1;DE|DELAWARE -75.9 38.4 -74.9 39.9;" +
    "FL|FLORIDA -87.7 24.4 -79.9 31.1;GA|GEORGIA -85.7 30.3 -80.7 35.1;HI|HAWAII -160.6 18.8 -154.7 22.3;ID|IDAHO -117.3 41.9 -111 49.1;" +
    "IL|ILLINOIS -91.6 36.9 -87 42.6;IN|INDIANA -88.2 37.7 -84.7 41.8;IA|IOWA -96.7 40.3 -90.1 43.6;KS|KANSAS -102.1 36.9 -94.5 40.1;" +
    "KY|KENTUCKY -89.6 36.4 -81.9 39.2;LA|LOUISIANA -94.1 28.8 -88.7 33.1;ME|MAINE -71.2 42.9 -66.8 47.5;MD|MARYLAND -79.6 37.8 -74.9 39.8;" +
    "MA|MASSACHUSETTS -73.6 41.1 -69.8 42.9;MI|MICHIGAN -90.5 41.6 -82.1 48.4;MN|MINNESOTA -97.3 43.4 -89.4 49.5;MS|MISSISSIPPI -91.7 30 -88 35.1;" +
    "MO|MISSOURI -95.9 35.9 -89 40.7;MT|MONTANA -116.1 44.3 -104 49.1;NE|NEBRASKA -104.1 39.9 -95.2 43.1;NV|NEVADA -120.1 35 -114 42.1;" +
    "NH|NEW HAMPSHIRE -72.6 42.6 -70.5 45.4;NJ|NEW JERSEY -75.6 38.8 -73.8 41.4;NM|NEW MEXICO -109.1 31.3 -103 37.1;NY|NEW YORK -79.8 40.4 -71.7 45.1;" +
    "NC|NORTH CAROLINA -84.4 33.7 -75.3 36.7;ND|NORTH DAKOTA -104.1 45.9 -96.5 49.1;OH|OHIO -84.9 38.3 -80.5 42.4;OK|OKLAHOMA -103.1 33.6 -94.4 37.1;" +
    "OR|OREGON -124.8 41.9 -116.4 46.4;PA|PENNSYLVANIA -80.6 39.6 -74.6 42.6;RI|RHODE ISLAND -71.9 41.1 -71 42.1;SC|SOUTH CAROLINA -83.4 32 -78.4 35.3;" +
    "SD|SOUTH DAKOTA -104.1 42.4 -96.4 46;TN|TENNESSEE -90.4 34.9 -81.6 36.8;TX|TEXAS -106.7 25.8 -93.4 36.6;UT|UTAH -114.1 36.9 -109 42.1;" +
    "VT|VERMONT -73.5 42.7 -71.4 45.1;VA|VIRGINIA -83.7 36.5 -75.1 39.5;WA|WASHINGTON -124.9 45.5 -116.9 49.1;WV|WEST VIRGINIA -82.7 37.1 -77.7 40.7;" +
    "WI|WISCONSIN -92.9 42.4 -86.7 47.2;WY|WYOMING -111.1 40.9 -104 45.1;DC|DISTRICT OF COLUMBIA -77.2 38.7 -76.9 39",
  CA:
    "AB|ALBERTA -120.1 48.9 -109.9 60.1;BC|BRITISH COLUMBIA -139.1 48.2 -114 60.1;MB|MANITOBA -102.1 48.9 -88.9 60.1;NB|NEW BRUNSWICK -69.1 44.5 -63.7 48.2;" +
    "NL|NEWFOUNDLAND -67.9 46.5 -52.5 60.5;NS|NOVA SCOTIA -66.5 43.3 -59.6 47.2;ON|ONTARIO -95.2 41.6 -74.3 56.9;PE|PRINCE EDWARD ISLAND -64.5 45.9 -61.9 47.1;" +
    "QC|QUEBEC -79.9 44.9 -57 62.7;SK|SASKATCHEWAN -110.1 48.9 -101.3 60.1",
  AU:
    "NSW|NEW SOUTH WALES 140.9 -37.6 153.7 -28.1;NT|NORTHERN TERRITORY 128.9 -26.1 138.1 -10.9;QLD|QUEENSLAND 137.9 -29.2 153.6 -9.9;" +
    "SA|SOUTH AUSTRALIA 128.9 -38.2 141.1 -25.9;TAS|TASMANIA 143.8 -43.7 148.6 -39.5;VIC|VICTORIA 140.9 -39.2 150.1 -33.9;WA|WESTERN AUSTRALIA 112.9 -35.2 129.1 -13.6",
};

const readState = (text: string, country: string): readonly (readonly [string, State])[] => {
  const [, code = "", name = "", numbers = ""] = /^([A-Z]+)\|([A-Z ]+?) (-?\d.*)$/.exec(text) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = numbers.split(" ").map(Number);
  const state: State = { country, bounds: [west, south, east, north] };
  return [
    [code.toLowerCase(), state],
    [name.toLowerCase(), state],
  ];
};

const BY_NAME: ReadonlyMap<string, readonly State[]> = new Map(
  [
    ...Map.groupBy(
      Object.entries(STATES).flatMap(([country, states]) =>
        states.split(";").flatMap((text) => readState(text, country)),
      ),
      ([name]) => name,
    ),
  ].map(([name, found]) => [name, found.map(([, state]) => state)] as const),
);

interface Located {
  readonly countryCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Whether a place is in a state of the USA, Canada or Australia, by its code or name in lower case; null for other words. */
const stateTest = (words: string): ((place: Located) => boolean) | null => {
  const states = BY_NAME.get(words);
  if (states === undefined) return null;
  /* A place without a position may be there. */
  return ({ countryCode, latitude, longitude }) =>
    states.some(
      ({ country, bounds: [west, south, east, north] }) =>
        country === countryCode &&
        (latitude === null ||
          longitude === null ||
          (longitude >= west && longitude <= east && latitude >= south && latitude <= north)),
    );
};

/** `Portland, OR` and `Houston TX, USA` as name and state; null without a state. */
export const splitState = (
  cell: string,
): { readonly name: string; readonly isIn: (place: Located) => boolean; readonly word: string } | null => {
  const bare = cell.replace(/[, ]+(?:U\.?S\.?A?\.?|UNITED STATES|CANADA|AUSTRALIA|AUS?)$/i, "").trim();
  const [, name = "", word = ""] = /^(.+?)(?:, ?| (?=[A-Z]{2,3}$))([A-Za-z ]+)$/.exec(bare) ?? [];
  const isIn = name === "" ? null : stateTest(word.trim().toLowerCase());
  return isIn === null ? null : { name, isIn, word: word.trim() };
};

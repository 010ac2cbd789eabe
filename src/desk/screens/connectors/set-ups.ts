/** What is added to connect a carrier: an entry of the connectors file, and the variables that hold its keys. */
export interface SetUp {
  /** The carrier's word of the connectors file, `schedules` or `tracking`. */
  readonly id: string;
  readonly label: string;
  /** A whole section, to be copied. */
  readonly entry: string;
  readonly variables: readonly string[];
  /** What has to be known before. */
  readonly needs: string;
}

/** Each entry is read by the server as it is, once its variables have values. */
export const SET_UPS: readonly SetUp[] = [
  {
    id: "cma-cgm",
    label: "Prices of CMA CGM",
    entry: `rates:
  - carrier: cma-cgm
    clientId: \${CMA_CGM_CLIENT_ID}
    clientSecret: \${CMA_CGM_CLIENT_SECRET}
    searchesPerHour: 20`,
    variables: ["CMA_CGM_CLIENT_ID", "CMA_CGM_CLIENT_SECRET"],
    needs: "A client id and secret of its API portal, and how many searches an hour it allows you.",
  },
  {
    id: "hapag-lloyd",
    label: "Prices of Hapag-Lloyd",
    entry: `rates:
  - carrier: hapag-lloyd
    clientId: \${HAPAG_LLOYD_CLIENT_ID}
    clientSecret: \${HAPAG_LLOYD_CLIENT_SECRET}
    customerIdentifier: rates@forwarder.example
    callsPerMinute: 10
    callsPerDay: 100`,
    variables: ["HAPAG_LLOYD_CLIENT_ID", "HAPAG_LLOYD_CLIENT_SECRET"],
    needs: "A client id and secret of its API portal, and your own address as its customer.",
  },
  {
    id: "cosco",
    label: "Prices of COSCO",
    entry: `rates:
  - carrier: cosco
    apiKey: \${COSCO_API_KEY}
    secret: \${COSCO_SECRET}
    callsPerDay: 1000
    callsPerMonth: 30000`,
    variables: ["COSCO_API_KEY", "COSCO_SECRET"],
    needs: "A key and its secret. Nobody has confirmed yet how its calls are signed: test it before you rely on it.",
  },
  {
    id: "direct-booking",
    label: "Prices and bookings of a carrier that sells online",
    entry: `rates:
  - carrier: direct-booking
    name: Meridian
    url: https://api.carrier.example
    apiKey: \${MERIDIAN_API_KEY}
    bookingAgent: Your company
    callsPerMinute: 60`,
    variables: ["MERIDIAN_API_KEY"],
    needs: "A carrier with DCSA Booking 2.0, its address and a key.",
  },
  {
    id: "schedules",
    label: "Sailings of a carrier",
    entry: `schedules:
  - carrier: Hapag-Lloyd
    scac: HLCU
    url: https://api.carrier.example/v1/point-to-point-routes
    headers: { X-IBM-Client-Id: "\${SCHEDULES_CLIENT_ID}", X-IBM-Client-Secret: "\${SCHEDULES_CLIENT_SECRET}" }
    callsPerDay: 1000`,
    variables: ["SCHEDULES_CLIENT_ID", "SCHEDULES_CLIENT_SECRET"],
    needs: "A carrier with DCSA Commercial Schedules. Its name is that of its rate sheets.",
  },
  {
    id: "tracking",
    label: "Tracking events of a carrier",
    entry: `tracking:
  hapag-lloyd:
    lines: [HAPAG_LLOYD, Hapag-Lloyd]
    pull:
      url: https://api.carrier.example/v2/events
      headers: { X-IBM-Client-Id: "\${TRACKING_CLIENT_ID}", X-IBM-Client-Secret: "\${TRACKING_CLIENT_SECRET}" }
      callsPerMinute: 60`,
    variables: ["TRACKING_CLIENT_ID", "TRACKING_CLIENT_SECRET"],
    needs: "A carrier with DCSA Track & Trace. Its lines are the names that bookings have.",
  },
];

/** The lines of the environment, without values. */
export const toVariableLines = ({ variables }: SetUp): string =>
  ["CONNECTORS_FILE=/etc/keelson/connectors.yaml", ...variables.map((name) => `${name}=`)].join("\n");

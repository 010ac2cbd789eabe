import type { createCallLog } from "./calls.ts";
import { CONNECTION_FAULTS, type createFaults, readFaultSettings } from "./faults.ts";
import { type Carrier, json, type Route } from "./http.ts";
import { numberAt } from "./json.ts";

interface Controlled {
  readonly carrier: Carrier;
  readonly faults: ReturnType<typeof createFaults>;
  readonly calls: ReturnType<typeof createCallLog>;
  readonly setOffset: (ms: number) => void;
}

const faultRoutes = ({ carrier, faults }: Controlled): readonly Route[] => [
  {
    method: "PUT",
    path: /^\/simulator\/faults$/,
    handle: (request) => {
      const settings = readFaultSettings(request.json, [...CONNECTION_FAULTS, ...carrier.faults]);
      if (typeof settings === "string") return json(400, { message: settings });
      faults.set(settings);
      return json(200, faults.list());
    },
  },
  { method: "GET", path: /^\/simulator\/faults$/, handle: () => json(200, faults.list()) },
  {
    method: "DELETE",
    path: /^\/simulator\/faults$/,
    handle: () => {
      faults.set([]);
      return { status: 204 };
    },
  },
];

/** The calls below `/simulator/`: no carrier has them. */
export const createControls = (controlled: Controlled): readonly Route[] => [
  ...faultRoutes(controlled),
  { method: "GET", path: /^\/simulator\/calls$/, handle: () => json(200, controlled.calls.list()) },
  {
    method: "PUT",
    path: /^\/simulator\/clock$/,
    handle: (request) => {
      const offsetMs = numberAt(request.json, "offsetMs");
      if (offsetMs === undefined) return json(400, { message: "`offsetMs` must be a number." });
      controlled.setOffset(offsetMs);
      return json(200, { offsetMs });
    },
  },
  {
    method: "POST",
    path: /^\/simulator\/reset$/,
    handle: () => {
      controlled.faults.set([]);
      controlled.calls.clear();
      controlled.setOffset(0);
      controlled.carrier.reset();
      return { status: 204 };
    },
  },
  ...(controlled.carrier.controls ?? []),
];

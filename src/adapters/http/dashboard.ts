import type { DashboardPort } from "#ports/dashboard.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import { DashboardCodec } from "./decoders/dashboard.ts";
import { dashboardOf } from "./mappers/dashboard.ts";

/** The signed-in home over HTTP. */
export const createDashboard = (api: Api, { deadlines: { usual } }: ApiSettings): DashboardPort => ({
  load: (signal) =>
    ask((until) => api.GET("/resource/dashboard", { signal: until }), { signal, deadline: usual }, "code")
      .andThen(({ result }) => decodeWith(DashboardCodec)(first(result)))
      .map(dashboardOf),
});

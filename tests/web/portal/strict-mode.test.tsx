import { act, cleanup, render, screen } from "@testing-library/react";
import { useActorRef, useSelector } from "@xstate/react";
import { ResultAsync } from "neverthrow";
import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import type { Dashboard } from "#domain/accounts";
import { dashboardFlow, dashboardView } from "#flows/dashboard.ts";
import { startAppServices } from "#flows/services.ts";
import type { DashboardPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { AppServicesProvider, useFlow } from "#web/portal/portal-context.tsx";
import { portsWith, settled } from "#tests/support/flows.ts";

afterEach(cleanup);

const aborted: Failure = { kind: "unreachable", cause: "network" };

const nothing: Dashboard = { runningBookings: [], nextCutOffs: [], lastSearches: [] };

function Home() {
  return <p>{useSelector(useActorRef(useFlow(dashboardFlow)), dashboardView).kind}</p>;
}

it("shows the answer of the second call if React's strict mode restarts a flow and aborts its first call", async () => {
  const signals: AbortSignal[] = [];
  const load: DashboardPort["load"] = (signal) => {
    signals.push(signal);
    const answer = new Promise<Dashboard>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      if (signals.length > 1) setImmediate(() => resolve(nothing));
    });
    return ResultAsync.fromPromise(answer, () => aborted);
  };
  render(
    <StrictMode>
      <AppServicesProvider value={startAppServices(portsWith({ dashboard: { load } }))}>
        <Home />
      </AppServicesProvider>
    </StrictMode>,
  );
  await act(settled);
  await act(settled);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(screen.getByText("new").tagName).toBe("P");
});

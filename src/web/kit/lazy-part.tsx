import { type ReactElement, useEffect, useState } from "react";

type Part<Props> = (props: Props) => ReactElement | null;

interface Shown<Props> {
  readonly Part: Part<Props>;
}

type Retry = { readonly onRetry: () => void };

export interface LazyPart<Props> {
  readonly Lazy: Part<Props>;
  /** Fetches the code before it is needed; a failure shows later, where it is needed. */
  readonly preload: () => Promise<void>;
}

/**
 * A part of a page whose code is fetched when it is shown: a dialog, a menu, a calendar. `Waiting` shows meanwhile, because a press that
 * shows nothing for seconds seems lost, and `Failed` when the code cannot be fetched: `onRetry`, and the next one, try again. Once the
 * code is here, the part is shown in the same frame, which `React.lazy` does not do.
 *
 * @example
 * const calendar = lazyPart(async () => (await import("./calendar.tsx")).CalendarMonth, CalendarLoading, CalendarUnavailable);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  Waiting: Part<Props>,
  Failed: Part<Props & Retry>,
): LazyPart<Props> {
  let loaded: Part<Props> | null = null;
  const fetchPart = async (): Promise<Part<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  function Lazy(props: Props): ReactElement {
    const [state, setState] = useState<"waiting" | "failed" | Shown<Props>>(
      loaded === null ? "waiting" : { Part: loaded },
    );
    useEffect(() => {
      if (state !== "waiting") return undefined;
      let isShown = true;
      const finish = (next: "failed" | Shown<Props>): void => {
        if (isShown) setState(next);
      };
      fetchPart().then(
        (Part) => finish({ Part }),
        () => finish("failed"),
      );
      return () => {
        isShown = false;
      };
    }, [state]);
    if (state === "waiting") return <Waiting {...props} />;
    return state === "failed" ? <Failed {...props} onRetry={() => setState("waiting")} /> : <state.Part {...props} />;
  }
  const preload = (): Promise<void> =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return { Lazy, preload };
}

/* By then a slow phone has asked for the data of the screen, and nothing is fetched before the first row. */
const LATER_MS = 2000;

/** Runs an action once the screen has been there for two seconds. Give it the same function on each render. */
export const useLater = (action: () => unknown): void =>
  useEffect(() => {
    const timer = setTimeout(action, LATER_MS);
    return () => clearTimeout(timer);
  }, [action]);

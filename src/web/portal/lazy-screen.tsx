import { type ComponentType, type ReactElement, use } from "react";

interface ScreenModule {
  readonly Component: ComponentType;
}

/** A screen whose code is fetched once; a failed fetch is repeated after `forgetFailure`. */
export interface LazyScreen {
  readonly load: () => Promise<ScreenModule>;
  /** Null until the code is fetched. */
  readonly loaded: () => ScreenModule | null;
  readonly forgetFailure: () => void;
}

export const createLazyScreen = (fetchModule: () => Promise<ScreenModule>): LazyScreen => {
  let loading: Promise<ScreenModule> | null = null;
  let loaded: ScreenModule | null = null;
  let hasFailed = false;
  const start = (): Promise<ScreenModule> => {
    const started = fetchModule();
    /* Also handles the rejection of a screen that is never rendered. */
    started.then(
      (module) => {
        loaded = module;
      },
      () => {
        hasFailed = true;
      },
    );
    return started;
  };
  return {
    load: () => {
      loading ??= start();
      return loading;
    },
    loaded: () => loaded,
    forgetFailure: () => {
      if (hasFailed) loading = null;
      hasFailed = false;
    },
  };
};

/** Suspends until the code of the screen is fetched. */
export function Screen({ screen }: { readonly screen: LazyScreen }): ReactElement {
  const { Component } = screen.loaded() ?? use(screen.load());
  return <Component />;
}

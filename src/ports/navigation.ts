/** Leaving the page: a full load, so that nothing of an earlier user stays in memory. */
export interface NavigationPort {
  readonly reloadTo: (path: string) => void;
}

/* The only platform types that ports and flows may speak of: those two folders compile without DOM and Node. */
interface AbortSignal {
  readonly aborted: boolean;
}
interface Blob {
  readonly size: number;
  readonly type: string;
}

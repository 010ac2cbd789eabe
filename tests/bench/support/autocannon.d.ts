/* The part of autocannon (which brings no types) that the benchmarks use. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly {
      readonly method: string;
      readonly path: string;
      readonly headers: Record<string, string>;
      readonly body?: string;
    }[];
  }
  interface Measured {
    readonly "2xx": number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  }
  const autocannon: (options: Options) => Promise<Measured>;
  export default autocannon;
}

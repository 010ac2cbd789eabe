export interface CallRecord {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** `null` while no answer was sent: the call hangs, or its connection was dropped. */
  readonly status: number | null;
  readonly billed: boolean;
}

/** The calls a simulator got, in order; it notes no header and no body, so no secret. */
export const createCallLog = () => {
  let records: CallRecord[] = [];
  return {
    list: (): readonly CallRecord[] => records,
    clear: (): void => {
      records = [];
    },
    add: (call: { method: string; path: string; query: URLSearchParams; now: Date }) => {
      const record: CallRecord = {
        at: call.now.toISOString(),
        method: call.method,
        path: call.path,
        query: call.query.toString(),
        status: null,
        billed: false,
      };
      const at = records.push(record) - 1;
      return {
        answered: (status: number, billed: boolean): void => {
          if (records[at] === record) records[at] = { ...record, status, billed };
        },
        /** Of a call that was carried out, and whose answer was not sent. */
        unanswered: (billed: boolean): void => {
          if (records[at] === record) records[at] = { ...record, billed };
        },
      };
    },
  };
};

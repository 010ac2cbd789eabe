import { type Compilable, CompiledQuery, type Expression, sql } from "kysely";
import type { Executor } from "#server/schema.ts";

export type Param<Values> = <Name extends keyof Values & string>(name: Name) => Expression<Values[Name]>;

type Source<Values> = (values: readonly Values[]) => unknown;

interface Statement<Values, Row> {
  readonly query: CompiledQuery<Row>;
  readonly sources: readonly Source<Values>[];
}

const getAdapter = (db: Executor): object => db.getExecutor().adapter;

const compiled = <Values, Row>(
  count: number,
  build: (entries: readonly Param<Values>[]) => Compilable<Row>,
): Statement<Values, Row> => {
  const markers = new Map<unknown, Source<Values>>();
  const entry =
    (index: number): Param<Values> =>
    (name) => {
      const marker = {};
      markers.set(marker, (values) => values[index]?.[name]);
      return sql`${marker}`;
    };
  const query = build(Array.from({ length: count }, (_, index) => entry(index))).compile();
  return { query, sources: query.parameters.map((parameter) => markers.get(parameter) ?? (() => parameter)) };
};

const run = async <Values, Row>(
  db: Executor,
  { query, sources }: Statement<Values, Row>,
  values: readonly Values[],
): Promise<readonly Row[]> => {
  const parameters = sources.map((source) => source(values));
  return (await db.executeQuery<Row>({ ...query, parameters })).rows;
};

export const prepareListStatement =
  <Values>() =>
  <Row>(build: (db: Executor, entries: readonly Param<Values>[]) => Compilable<Row>) => {
    const known = new WeakMap<object, Map<number, Statement<Values, Row>>>();
    return (db: Executor, values: readonly Values[]): Promise<readonly Row[]> => {
      const adapter = getAdapter(db);
      const sizes = known.get(adapter) ?? new Map<number, Statement<Values, Row>>();
      known.set(adapter, sizes);
      const statement = sizes.get(values.length) ?? compiled(values.length, (entries) => build(db, entries));
      sizes.set(values.length, statement);
      return run(db, statement, values);
    };
  };

export const prepareStatement =
  <Values>() =>
  <Row>(build: (db: Executor, param: Param<Values>) => Compilable<Row>) => {
    const known = new WeakMap<object, Statement<Values, Row>>();
    return (db: Executor, values: Values): Promise<readonly Row[]> => {
      const adapter = getAdapter(db);
      const statement =
        known.get(adapter) ?? compiled<Values, Row>(1, ([param]) => build(db, param ?? (() => sql`null`)));
      known.set(adapter, statement);
      return run(db, statement, [values]);
    };
  };

/** Reads a JSON column that this server itself wrote from a `T`; never for text from outside. */
export const storedJson: <T>(text: string) => T = JSON.parse;

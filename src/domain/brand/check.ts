/** Where a value is in the file, such as `offices[0].city`, and what is wrong with it. */
export type Note = (at: string, problem: string) => void;

/** Checks a value of a JSON file and names each problem; a value without problems has the type. */
export type Check<T> = (value: unknown, at: string, note: Note) => value is T;

export type Checked<C> = C extends Check<infer T> ? T : never;

const refuse = (at: string, problem: string, note: Note): false => {
  note(at, problem);
  return false;
};

/** A text of at least one character. */
export const text: Check<string> = (value, at, note): value is string =>
  (typeof value === "string" && value.trim() !== "") || refuse(at, "must be a text", note);

export const wholeNumber: Check<number> = (value, at, note): value is number =>
  (typeof value === "number" && Number.isInteger(value)) || refuse(at, "must be a whole number", note);

export const number: Check<number> = (value, at, note): value is number =>
  (typeof value === "number" && Number.isFinite(value)) || refuse(at, "must be a number", note);

export const yesNo: Check<boolean> = (value, at, note): value is boolean =>
  typeof value === "boolean" || refuse(at, "must be true or false", note);

/** A text of a form that `pattern` describes and `example` shows. */
export const textLike =
  (pattern: RegExp, example: string): Check<string> =>
  (value, at, note): value is string =>
    (typeof value === "string" && pattern.test(value)) || refuse(at, `must be written as "${example}"`, note);

export const oneOf =
  <const T extends string>(allowed: readonly T[]): Check<T> =>
  (value, at, note): value is T =>
    allowed.some((one) => one === value) || refuse(at, `must be one of ${allowed.join(", ")}`, note);

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at, note): value is T | null =>
    value === null || check(value, at, note);

/** A list of at least `fewest` entries. */
export const list =
  <T>(check: Check<T>, fewest = 0): Check<readonly T[]> =>
  (value, at, note): value is readonly T[] => {
    if (!Array.isArray(value)) return refuse(at, "must be a list", note);
    if (value.length < fewest) return refuse(at, `needs at least ${fewest} of them`, note);
    const checked = value.map((one: unknown, index) => check(one, `${at}[${index}]`, note));
    return checked.every(Boolean);
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Shape = Readonly<Record<string, Check<unknown>>>;

type Fields<Needed extends Shape, Optional extends Shape> = {
  readonly [Key in keyof Needed]: Checked<Needed[Key]>;
} & { readonly [Key in keyof Optional]?: Checked<Optional[Key]> };

/** An object with exactly these fields: a field of another name is a typing mistake. Those of `optional` may be left out. */
export const record =
  <Needed extends Shape, Optional extends Shape = Needed>(
    needed: Needed,
    optional?: Optional,
  ): Check<Fields<Needed, Optional>> =>
  (value, at, note): value is Fields<Needed, Optional> => {
    if (!isObject(value)) return refuse(at, "is missing", note);
    const within = (key: string): string => (at === "" ? key : `${at}.${key}`);
    const checked = Object.entries(needed).map(([key, check]) =>
      key in value ? check(value[key], within(key), note) : refuse(within(key), "is missing", note),
    );
    for (const [key, check] of Object.entries(optional ?? {}))
      if (key in value) checked.push(check(value[key], within(key), note));
    const others = Object.keys(value).filter((key) => !(key in needed) && !(key in (optional ?? {})));
    for (const key of others) note(within(key), "is not a field of a brand");
    return checked.every(Boolean) && others.length === 0;
  };

import type { Type } from "io-ts";

/** True when two types are the same type, optionality and nullability included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Absent<Wire> = undefined extends Wire ? null : null extends Wire ? null : never;

type Field<Wire, Read> =
  | ReadAs<NonNullable<Wire>, NonNullable<Read>>
  /* A list that may be left out is read as an empty one. */
  | (NonNullable<Read> extends readonly unknown[] ? never : Absent<Wire>);

/** What a tolerant reader of `Read`'s properties makes of the wire's type: chosen properties, null for absent. */
type ReadAs<Wire, Read> = Wire extends readonly (infer WireItem)[]
  ? Read extends readonly (infer ReadItem)[]
    ? readonly ReadAs<WireItem, ReadItem>[]
    : never
  : Wire extends object
    ? {
        readonly [Key in keyof Extract<Read, object>]: Key extends keyof Wire
          ? Field<Wire[Key], Extract<Read, object>[Key]>
          : never;
      }
    : Wire;

/**
 * True when a decoder agrees with the generated type: it asks for no property that the wire does not know, and takes
 * every value that the wire allows, of exactly that type.
 */
export type Agrees<Read, Wire> = Same<Read, ReadAs<Wire, Read>>;

type Verdict<Read, Wire> = Agrees<Read, Wire> extends true ? unknown : { readonly disagreesWithTheWire: Wire };

/** Hands a decoder on; it compiles only where the decoder agrees with the generated type. */
export const reading =
  <Wire>() =>
  <Read>(codec: Type<Read, unknown> & Verdict<Read, Wire>): Type<Read, unknown> =>
    codec;

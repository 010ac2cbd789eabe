/** How far ahead a departure may be asked for (SpotOn v2). */
export const DEPARTURE_WINDOW_DAYS = 30;

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** What a reefer can hold, in degrees Celsius: the usual range of its machinery. */
export const TEMPERATURE_LIMITS: Limits = { min: -35, max: 30 };
/** Fresh air in cubic metres an hour: vent closed to fully open. */
export const VENTILATION_LIMITS: Limits = { min: 0, max: 285 };

export const isWithin = ({ min, max }: Limits, value: number): boolean => value >= min && value <= max;

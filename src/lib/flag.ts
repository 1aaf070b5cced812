const YES: readonly unknown[] = [true, 1, '1', 'true'];
/** PHP converts false to the empty text. */
const NO: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A flag, in each way that a host prints one. Null for anything else. */
export const toFlag = (value: unknown): boolean | null =>
	YES.includes(value) || (NO.includes(value) ? false : null);

/** Whether a setting's value is that of a switch that is on: "0" is a text that is not empty, and off. */
export const isSwitchedOn = (value: unknown): boolean => toFlag(value) ?? Boolean(value);

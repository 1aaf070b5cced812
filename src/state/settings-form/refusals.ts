type FindRefusal = (value: string) => string;

/** By key: why a value need not be sent. What knows of it comes with the field, in the chunk of its tab. */
const refusals = new Map<string, FindRefusal>();

/** Has values of a key kept back that are known to be refused as a whole: `find` says why, or "". */
export const holdBack = (key: string, find: FindRefusal): void => void refusals.set(key, find);

/** Why a value need not be sent; "" where nothing is known against it. */
export const findRefusal = (key: string, value: string): string => refusals.get(key)?.(value) ?? '';

/**
 * The initial state of a slice that comes from the page data: `buildInitialState` fills it before the store is
 * created, so it is never read empty.
 */
// A cast, because a slice requires an initial state and this one has none.
export const fromPage = <T>(): T => ({}) as T;

/**
 * The first state of a slice that only the page can tell: `buildInitialState` fills it before the store is
 * made, so nobody ever sees it empty.
 */
// A cast, because a slice must name a first state and there is none to name.
export const fromPage = <T>(): T => ({}) as T;

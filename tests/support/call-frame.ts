/** Replaces msw's own, which reads a stack for each of a store's hundred handlers to say where it was declared. Nothing uses that. */
export const getCallFrame = () => undefined;

/** In place of msw's own, which reads a stack for each of a store's hundred handlers to say where it was declared. Nothing asks for that. */
export const getCallFrame = () => undefined;

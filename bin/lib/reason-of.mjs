/**
 * Message of a failure. The commands' own errors are one sentence and need no stack.
 *
 * @param {unknown} error
 * @return {string}
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

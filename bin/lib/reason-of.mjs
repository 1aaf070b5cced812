/**
 * What to tell people of a failure: our errors are one sentence, and nobody needs their stack.
 *
 * @param {unknown} error
 * @return {string}
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

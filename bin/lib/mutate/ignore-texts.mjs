/* A plugin of StrykerJS: leaves the words of translated texts, which the tests of the screens have. */

/** @param {{ node: { callee?: { name?: string } } }} path */
const shouldIgnore = ({ node }) =>
	/^_[_nx]x?$/.test(node.callee?.name ?? '') ? 'the words of a text' : undefined;

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];

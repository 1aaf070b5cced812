/* A plugin for StrykerJS that leaves the words of translated texts alone, because the tests of the screens check them. */

/** @param {{ node: { callee?: { name?: string } } }} path */
const shouldIgnore = ({ node }) =>
	/^_[_nx]x?$/.test(node.callee?.name ?? '') ? 'the words of a text' : undefined;

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];

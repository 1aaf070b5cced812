/** A CSS module in a test: each class is its own name. */
const classNames = new Proxy({} as Record<string, string>, {
	get: (_target, name) => (name === '__esModule' ? undefined : String(name)),
});

module.exports = classNames;

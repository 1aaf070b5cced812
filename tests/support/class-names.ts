/** Replaces CSS modules in tests: each class has its own name as its value. */
const classNames = new Proxy({} as Record<string, string>, {
	get: (_target, name) => (name === '__esModule' ? undefined : String(name)),
});

module.exports = classNames;

const asyncHooks = require('node:async_hooks');
const { sep } = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const IN_PACKAGES = `${sep}node_modules${sep}`;

/** By path. A changed file, in watch mode, is compiled again. @type {Map<string, { code: string, script: Script }>} */
const compiled = new Map();

/** By the resolver of a run: the file behind a name such as "@/lib/money", null for names without one. @type {WeakMap<object, Map<string, string | null>>} */
const mapped = new WeakMap();

/**
 * Jest gives each test file its own global object, and reads and compiles the same thousand files again for each, which takes two thirds of the time
 * before a file's first test. This runtime does that once in each worker, and runs the compiled files in every global object.
 */
module.exports = class extends Runtime {
	constructor(config, environment, resolver, ...rest) {
		super(config, environment, resolver, ...rest);
		mapped.set(resolver, mapped.get(resolver) ?? new Map());
		this.keepCompiled(environment);
		this.keepPackages();
		this.keepNames(mapped.get(resolver));
		this.forgetStorages();
	}

	keepCompiled(environment) {
		const { executor } = this;
		const compile = executor.compile.bind(executor);
		const opening = `(function (${executor.injectedModuleParameters.join(', ')}) {\n`;
		executor.compile = (code, path) => {
			const context = environment.getVmContext();
			if (compiled.get(path)?.code !== code) {
				try {
					const script = new Script(`${opening}${code}\n})`, { filename: path, lineOffset: -1 });
					compiled.set(path, { code, script });
				} catch {
					// Jest's own function explains what is wrong.
					return compile(code, path);
				}
			}
			return context && compiled.get(path).script.runInContext(context);
		};
	}

	/** Nobody changes the files of packages while tests run. */
	keepPackages() {
		const { transformCache } = this;
		const transform = transformCache.transform.bind(transformCache);
		transformCache.transform = (path, options) =>
			(path.includes(IN_PACKAGES) && compiled.get(path)?.code) || transform(path, options);
	}

	/** A name of `moduleNameMapper` stands for the same file wherever it is imported. */
	keepNames(names) {
		const resolution = this._resolution;
		const resolve = resolution.resolveCjsStub.bind(resolution);
		resolution.resolveCjsStub = (from, name) => {
			const known = names.get(name);
			const path = known === undefined ? resolve(from, name) : known;
			names.set(name, path);
			return path;
		};
	}

	/**
	 * Jest makes an AsyncLocalStorage for each test file and leaves it switched on. Node copies the value of each into every new promise, so in a
	 * worker's two hundredth file, promises would be two hundred times as much work.
	 */
	forgetStorages() {
		const storages = [];
		const hooks = {
			...asyncHooks,
			AsyncLocalStorage: class extends asyncHooks.AsyncLocalStorage {
				constructor(...args) {
					super(...args);
					storages.push(this);
				}
			},
		};
		const { coreModule } = this;
		const load = coreModule.require.bind(coreModule);
		coreModule.require = (name) => (/^(node:)?async_hooks$/.test(name) ? hooks : load(name));
		const teardown = this.teardown.bind(this);
		this.teardown = () => {
			teardown();
			storages.forEach((storage) => storage.disable());
		};
	}
};

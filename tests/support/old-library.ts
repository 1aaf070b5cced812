/** What a library from before `JSON.stringify()` gives all arrays: a `toJSON()` that returns text. */
function toJSON(this: unknown[]): string {
	return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`;
}

/** Loads the library before each test of the file or of the block. */
export function loadOldLibrary(): void {
	beforeEach(() => {
		Object.defineProperty(Array.prototype, 'toJSON', { value: toJSON, configurable: true });
	});
	afterEach(unloadOldLibrary);
}

export function unloadOldLibrary(): void {
	Reflect.deleteProperty(Array.prototype, 'toJSON');
}

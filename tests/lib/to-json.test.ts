import { toJson } from '@/lib/to-json';

/** What a library from before JSON.stringify() gives all arrays. */
function oldToJson(this: unknown[]) {
	return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`;
}

beforeEach(() => {
	Object.defineProperty(Array.prototype, 'toJSON', { value: oldToJson, configurable: true });
});
afterEach(() => {
	Reflect.deleteProperty(Array.prototype, 'toJSON');
});

it.each([
	[['a', ['b']]],
	[{ front_page: [{ type: 'token', value: 'site_name' }], posts: [] }],
	[{ at: new Date(0), none: null, skipped: undefined }],
	['text'],
])('an old library with toJSON() for arrays: %p has the JSON that it has without', (value) => {
	const text = toJson(value);
	Reflect.deleteProperty(Array.prototype, 'toJSON');
	expect(text).toBe(JSON.stringify(value));
});

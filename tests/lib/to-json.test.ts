import { toJson } from '@/lib/to-json';
import { loadOldLibrary, unloadOldLibrary } from '#tests/support/old-library';

loadOldLibrary();

it.each([
	[['a', ['b']]],
	[{ front_page: [{ type: 'token', value: 'site_name' }], posts: [] }],
	[{ at: new Date(0), none: null, skipped: undefined }],
	['text'],
])('an old library with toJSON() for arrays: %p has the JSON that it has without', (value) => {
	const text = toJson(value);
	unloadOldLibrary();
	expect(text).toBe(JSON.stringify(value));
});

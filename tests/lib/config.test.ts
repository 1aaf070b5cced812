import { createConfig } from '@/lib/config';

it('ERR-12 raises an error for a missing key and for an unknown one', () => {
	const read = createConfig({ apiRoot: 'http://site.test/', apiNonce: undefined } as Record<
		string,
		unknown
	>);
	expect(read('apiRoot')).toBe('http://site.test/');
	expect(() => read('apiNonce')).toThrow('Missing configuration: apiNonce');
	expect(() => read('nope')).toThrow('Missing configuration: nope');
});

const { createBill } = jest.requireActual<{
	createBill: (bundled: string[]) => { components: { name: string; [field: string]: unknown }[] };
}>('../../bin/lib/bill-of-materials.mjs');

const ELEMENT = 'node_modules/@wordpress/element';
const KEYS = [
	...['node_modules/redux', 'node_modules/dompurify'],
	...['components', 'icons'].map((name) => `node_modules/@wordpress/${name}/${ELEMENT}`),
];

// npm takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('bill of materials', () => {
	it('lists each bundled package once, sorted, with purl, license and hash', () => {
		const bill = createBill(KEYS);
		expect(bill).toMatchObject({
			metadata: { component: { type: 'application', name: 'dashboard-for-jetpack' } },
		});
		const [element, dompurify, redux, ...others] = bill.components;
		expect(others).toEqual([]);
		expect(element?.purl).toMatch(/^pkg:npm\/%40wordpress\/element@\d/);
		expect(dompurify?.licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }]);
		expect(redux).toMatchObject({
			...{ name: 'redux', type: 'library', scope: 'required' },
			licenses: [{ license: { id: 'MIT' } }],
			hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
		});
	});

	it.each([
		['is not in the lock file', 'node_modules/unknown'],
		['is a development package', 'node_modules/jest'],
	])('fails when a bundled package %s', (_name, key) => {
		expect(() => createBill([key])).toThrow(/^(unknown|jest)@.* is in the bundle/);
	});
});

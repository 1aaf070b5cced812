type LockedPackage = Partial<Record<'version' | 'name' | 'license' | 'integrity', string>> & {
	dev?: boolean;
};

interface Bill {
	components: { name: string; [field: string]: unknown }[];
}

const { createBill } = jest.requireActual<{
	createBill: (product: object, locked: object, bundled: string[]) => Bill;
}>('../../bin/lib/bill-of-materials.mjs');

const PRODUCT = { name: 'our-plugin', version: '1.2.3', license: 'GPL-2.0-or-later' };

const locked = (more: LockedPackage = {}): LockedPackage => ({
	version: '4.5.6',
	license: 'MIT',
	integrity: 'sha512-AAH/',
	...more,
});

describe('bill of materials', () => {
	it('lists a bundled package with version, purl, license and hash', () => {
		const lock = { 'node_modules/redux': locked(), 'node_modules/unused': locked() };
		const bill = createBill(PRODUCT, lock, ['node_modules/redux']);
		expect(bill).toMatchObject({
			bomFormat: 'CycloneDX',
			specVersion: '1.5',
			version: 1,
			metadata: { component: { type: 'application', name: 'our-plugin', version: '1.2.3' } },
		});
		expect(bill.components).toEqual([
			{
				type: 'library',
				'bom-ref': 'pkg:npm/redux@4.5.6',
				name: 'redux',
				version: '4.5.6',
				purl: 'pkg:npm/redux@4.5.6',
				scope: 'required',
				licenses: [{ license: { id: 'MIT' } }],
				hashes: [{ alg: 'SHA-512', content: '0001ff' }],
			},
		]);
	});

	it.each<[string, string, LockedPackage, object]>([
		['a scope', 'node_modules/@a/b', {}, { name: '@a/b', purl: 'pkg:npm/%40a/b@4.5.6' }],
		['a nested copy', 'node_modules/a/node_modules/b', {}, { name: 'b' }],
		['an alias', 'node_modules/a', { name: '@b/c' }, { name: '@b/c' }],
		[
			'a choice',
			'node_modules/a',
			{ license: '(A OR B)' },
			{ licenses: [{ expression: '(A OR B)' }] },
		],
	])('names a package with %s', (_name, key, more, expected) => {
		const { components } = createBill(PRODUCT, { [key]: locked(more) }, [key]);
		expect(components).toEqual([expect.objectContaining(expected)]);
	});

	it('is the same for any order of packages, and lists two copies of one version once', () => {
		const lock = {
			'node_modules/a': locked(),
			'node_modules/b': locked(),
			'node_modules/b/node_modules/a': locked(),
		};
		const keys = Object.keys(lock);
		const bill = createBill(PRODUCT, lock, keys);
		expect(createBill(PRODUCT, lock, [...keys].reverse())).toEqual(bill);
		expect(bill.components.map(({ name }) => name)).toEqual(['a', 'b']);
	});

	it.each<[string, LockedPackage | undefined]>([
		['is not in the lock file', undefined],
		['is a development package', locked({ dev: true })],
		['has no license', locked({ license: undefined })],
		['has no hash', locked({ integrity: undefined })],
	])('fails when a bundled package %s', (_name, entry) => {
		const lock = entry ? { 'node_modules/a': entry } : {};
		expect(() => createBill(PRODUCT, lock, ['node_modules/a'])).toThrow(/^a is in the bundle/);
	});
});

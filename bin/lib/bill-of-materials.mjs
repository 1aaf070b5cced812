/**
 * The parts of a package-lock.json entry that are used here.
 *
 * @typedef {{ version?: string, name?: string, dev?: boolean, license?: string, integrity?: string }} LockedPackage
 */

/** CycloneDX names of the hash algorithms of Subresource Integrity. */
const ALGORITHMS = new Map([
	['sha256', 'SHA-256'],
	['sha384', 'SHA-384'],
	['sha512', 'SHA-512'],
]);

/** @param {string} integrity As in the lock file: algorithm, a dash and the digest in base64; several are separated by spaces. */
function readHashes(integrity) {
	return integrity.split(' ').flatMap((hash) => {
		const at = hash.indexOf('-');
		const alg = ALGORITHMS.get(hash.slice(0, at));
		const content = Buffer.from(hash.slice(at + 1), 'base64').toString('hex');
		return alg ? [{ alg, content }] : [];
	});
}

/** @param {string} license An SPDX id, or an expression of several. */
const readLicense = (license) =>
	/[\s(]/.test(license) ? { expression: license } : { license: { id: license } };

/**
 * @param {string} name
 * @param {string} version
 */
const toPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * @param {string}                    key   Key in the lock file, such as "node_modules/redux".
 * @param {LockedPackage | undefined} entry
 */
function toComponent(key, entry) {
	const name = entry?.name ?? key.replace(/^.*node_modules\//, '');
	const { version, license, integrity } = entry ?? {};
	if (!version || !license || !integrity) {
		throw new Error(
			`${name} is in the bundle, but package-lock.json has no version, license or hash of it. Run \`npm install\`, then build again.`,
		);
	}
	if (entry?.dev) {
		throw new Error(`${name} is in the bundle: move it to "dependencies" in package.json.`);
	}
	const purl = toPurl(name, version);
	return {
		type: 'library',
		'bom-ref': purl,
		name,
		version,
		purl,
		scope: 'required',
		licenses: [readLicense(license)],
		hashes: readHashes(integrity),
	};
}

/**
 * The bill of materials of a bundle, as CycloneDX 1.5. The same input makes the same bill, so it has no date and no serial number.
 *
 * @param {{ name: string, version: string, license: string }} product
 * @param {Record<string, LockedPackage>}                      locked  `packages` of the package-lock.json.
 * @param {string[]}                                           bundled Keys in it of the packages whose code is in the bundle.
 * @throws {Error} If a bundled package is not a production package of the lock file, or lacks version, license or hash there.
 */
export function createBill(product, locked, bundled) {
	const components = new Map(
		bundled.map((key) => toComponent(key, locked[key])).map((one) => [one.purl, one]),
	);
	const { name, version, license } = product;
	return {
		$schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		version: 1,
		metadata: {
			component: {
				type: 'application',
				'bom-ref': toPurl(name, version),
				name,
				version,
				purl: toPurl(name, version),
				licenses: [readLicense(license)],
			},
		},
		components: [...components.keys()].sort().map((purl) => components.get(purl)),
	};
}

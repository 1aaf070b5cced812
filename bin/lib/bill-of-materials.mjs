import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/**
 * npm lists all packages: `--omit=dev` would also omit what production and development packages share, and the latter's conflicts of peers are none of
 * ours.
 */
const NPM_SBOM = [
	...['sbom', '--package-lock-only', '--legacy-peer-deps'],
	...['--sbom-format=cyclonedx', '--sbom-type=application'],
];

/**
 * The bill of materials of a bundle: npm's own, of the packages whose code is in the bundle. The same source makes the same bill, so it has no date,
 * no serial number, and not the name of the folder.
 *
 * @param {string[]} bundled Keys of packages in package-lock.json, such as "node_modules/redux".
 * @throws {Error} If a bundled package is not a production package, or has no license or hash.
 */
export function createBill(bundled) {
	const { name, packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
	const refs = bundled.map((key) => {
		const { name: alias, version, dev, license, integrity } = packages[key] ?? {};
		const ref = `${alias ?? key.replace(/^.*node_modules\//, '')}@${version}`;
		if (dev || !license || !integrity) {
			throw new Error(
				`${ref} is in the bundle: it needs a license and a hash in package-lock.json, and a place in "dependencies" of package.json.`,
			);
		}
		return ref;
	});
	const options = /** @type {const} */ ({ cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
	const bill = JSON.parse(execFileSync('npm', NPM_SBOM, options));
	/** @type {Map<string, object>} */
	const all = new Map(bill.components.map((/** @type {any} */ one) => [one['bom-ref'], one]));
	const { $schema, bomFormat, specVersion, version, metadata } = bill;
	return {
		...{ $schema, bomFormat, specVersion, version },
		metadata: { component: { ...metadata.component, name } },
		components: [...new Set(refs)].sort().map((ref) => all.get(ref)),
	};
}

import { spawnSync } from 'node:child_process';
import {
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { IS_LONG } from '#tests/support/long';
import { dataFile } from '../e2e/support/data-folder';
import { pack, unpack } from './support/zip';

const { createIsLeftOut } = jest.requireActual<{
	createIsLeftOut: (wishes: { withSandbox: boolean }) => (path: string) => boolean;
}>('../../bin/lib/plugin-files.mjs');

interface Packages {
	packages: Record<string, { version?: string; optional?: boolean; [key: string]: unknown }>;
}

const TEXT = expect.stringMatching(/./);
const PURL = expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.-]*$/);
const LICENSE = { license: { id: expect.stringMatching(/^[\w.-]+$/) } };
const HASH = { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) };

interface Part {
	purl: string;
	licenses: object[];
	hashes: object[];
}

interface Bill {
	metadata: { component: Part };
	components: Part[];
}

/** The fields of a part, as specified by CycloneDX 1.5. */
const partLike = ({ licenses: [license = {}] }: Part, more: object) =>
	expect.objectContaining({
		...{ 'bom-ref': TEXT, name: TEXT, version: TEXT, purl: PURL },
		licenses: ['expression' in license ? { expression: TEXT } : LICENSE],
		...more,
	}) as object;

const billLike = ({ metadata, components }: Bill) => ({
	$schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
	...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
	metadata: {
		component: partLike(metadata.component, {
			...{ type: 'application', name: 'dashboard-for-jetpack' },
		}),
	},
	components: components.map((one) =>
		partLike(one, { type: 'library', scope: 'required', hashes: one.hashes.map(() => HASH) }),
	),
});

const ROOT = join(__dirname, '../..');
const NODE_MODULES = join(ROOT, 'node_modules');

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Copies a folder as hard links: webpack would follow a symbolic link, and name its chunks after the other path. */
function linkTree(from: string, to: string): void {
	mkdirSync(to);
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) {
			linkTree(source, target);
		} else if (entry.isSymbolicLink()) {
			symlinkSync(readlinkSync(source), target);
		} else {
			linkSync(source, target);
		}
	}
}

const filesBelow = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => statSync(join(folder, path)).isFile())
		.sort();

describe('source in the zip', () => {
	const plugin = dataFile('unpacked');
	const source = join(plugin, 'source');

	const modules = join(source, 'node_modules');

	beforeAll(() => {
		unpack('installed', plugin);
		if (IS_LONG) {
			linkTree(NODE_MODULES, modules);
		} else {
			symlinkSync(NODE_MODULES, modules);
		}
	});
	afterAll(() => rmSync(plugin, { recursive: true, force: true }));

	it('is built by the commands in the readme', () => {
		const readme = readFileSync(join(plugin, 'readme.txt'), 'utf8');
		expect(readme).toContain('\n`cd source && npm ci && npm run build`\n');
	});

	it('has a lock file that matches its package.json and the packages of this test', () => {
		const { packages } = readJson<Packages>(join(source, 'package-lock.json'));
		const { dependencies, devDependencies } = readJson<object & Packages['packages'][string]>(
			join(source, 'package.json'),
		);
		expect(packages['']).toMatchObject({ dependencies, devDependencies });
		const installed = readJson<Packages>(join(NODE_MODULES, '.package-lock.json')).packages;
		const versionsOf = (list: Packages['packages']) =>
			Object.entries(list)
				.filter(([path, { optional }]) => path !== '' && !optional)
				.map(([path, { version }]) => `${path} ${version}`)
				.sort();
		expect(versionsOf(installed)).toEqual(versionsOf(packages));
	});

	it('has every file of its build command and of its webpack configuration', () => {
		const { scripts } = readJson<{ scripts: { build: string } }>(join(source, 'package.json'));
		const [script = ''] = /bin\/[\w/-]+\.mjs/.exec(scripts.build) ?? [];
		expect(readFileSync(join(source, script), 'utf8')).toContain('import ');
		const load = "require('./webpack.config.js')({}, { mode: 'production' })";
		const { status, stderr } = spawnSync(process.execPath, ['-e', load], {
			cwd: source,
			encoding: 'utf8',
		});
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	});

	// Takes two cores a minute, which is too long for `npm test`.
	const proveBuild = () => {
		const command = { cwd: source, shell: true, encoding: 'utf8' } as const;
		const { status, stdout } = spawnSync('npm run build', command);
		expect({ status, stdout }).toMatchObject({ status: 0 });
		const [packed, made] = [join(plugin, 'build'), join(source, 'php-stub/build')];
		const expected = filesBelow(packed);
		expect(expected).toContain('admin.js');
		const isLeftOut = createIsLeftOut({ withSandbox: false });
		const isPacked = (path: string) => !isLeftOut(`build/${path}`);
		expect(filesBelow(made).filter(isPacked)).toEqual(expected);
		const different = expected.filter(
			(path) => !readFileSync(join(packed, path)).equals(readFileSync(join(made, path))),
		);
		expect(different).toEqual([]);
	};
	if (IS_LONG) {
		it('builds the files of build/, byte for byte', proveBuild);
	}

	it('has exactly the packages of the bill of materials', () => {
		const made = join(IS_LONG ? source : ROOT, 'php-stub/build');
		const packed = filesBelow(join(plugin, 'build'));
		const bundled = readJson<Record<string, Record<string, number>>>(join(made, 'sources.json'));
		const keys = Object.entries(bundled)
			.filter(([file]) => packed.includes(file))
			.flatMap(([, sources]) => Object.keys(sources))
			.filter((source) => source.includes('node_modules/'));
		expect(keys.length).toBeGreaterThan(20);
		const purls = keys.map((key) => {
			const { name, version } = readJson<{ name: string; version: string }>(
				join(source, key, 'package.json'),
			);
			return `pkg:npm/${name.replace('@', '%40')}@${version}`;
		});
		const bill = readJson<Bill>(join(plugin, 'sbom.json'));
		expect(bill).toEqual(billLike(bill));
		expect(bill.components.map(({ purl }) => purl)).toEqual([...new Set(purls)].sort());
	});

	it('has the same bill of materials in each zip', () => {
		const again = pack('installed', 'again');
		const { 'dashboard-for-jetpack/sbom.json': bill = [] } = unzipSync(readFileSync(again));
		expect(Buffer.from(bill)).toEqual(readFileSync(join(plugin, 'sbom.json')));
	});
});

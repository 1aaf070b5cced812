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
import { isLeftOut } from '../../bin/lib/plugin-files.mjs';
import { dataFile } from '../e2e/support/data-folder';
import { unpack } from './support/zip';

interface Packages {
	packages: Record<string, { version?: string; optional?: boolean; [key: string]: unknown }>;
}

const NODE_MODULES = join(__dirname, '../../node_modules');

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Hard links: webpack would follow a symbolic link to the folder, and name its chunks after the other path. */
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

describe('the source in the zip', () => {
	const plugin = dataFile('unpacked');
	const source = join(plugin, 'source');

	beforeAll(() => {
		unpack('installed', plugin);
		linkTree(NODE_MODULES, join(source, 'node_modules'));
	});
	afterAll(() => rmSync(plugin, { recursive: true, force: true }));

	it('is built by the commands that the readme names', () => {
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

	it('builds the files of build/, byte for byte', () => {
		const command = { cwd: source, shell: true, encoding: 'utf8' } as const;
		const { status, stdout } = spawnSync('npm run build', command);
		expect({ status, stdout }).toMatchObject({ status: 0 });
		const [packed, made] = [join(plugin, 'build'), join(source, 'php-stub/build')];
		const expected = filesBelow(packed);
		expect(expected).toContain('admin.js');
		const isPacked = (path: string) => !isLeftOut(`build/${path}`, { withSandbox: false });
		expect(filesBelow(made).filter(isPacked)).toEqual(expected);
		const different = expected.filter(
			(path) => !readFileSync(join(packed, path)).equals(readFileSync(join(made, path))),
		);
		expect(different).toEqual([]);
	});
});

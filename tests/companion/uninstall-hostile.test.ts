import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../e2e/support/data-folder';
import { putScript, removeScript, runStep } from './support/database';
import { putFiles } from './support/deciders';
import './support/no-complaints';
import { DASHBOARD, switchPlugin } from './support/site';
import { putPlugin } from './support/zip';

/*
 * Tests the deletion in a separate plugins folder, so that a fault deletes only copies. The site's own folder contains a link to
 * the source of this plugin.
 */
const CONTENT = 'wordpress/wp-content';
const PLUGINS = 'plugins-at-risk';
const OUTSIDE = 'outside-of-plugins';
const STAND_INS = join(__dirname, '../../php-stub/sandbox/stand-ins');

const CLAIM = `<?php
/**
 * Plugin Name: A claim
 * Stand-in of: dashboard-for-jetpack
 */
`;
const REAL = '<?php\n/**\n * Plugin Name: A real plugin\n */\n';

const below = (folder: string, path = '') => dataFile([CONTENT, folder, path].join('/'));

const putStandIn = (slug: string, folder = slug) =>
	cpSync(join(STAND_INS, slug), below(PLUGINS, folder), { recursive: true });

/** Files and links below a folder, except those of the plugin that is uninstalled. Links are not followed. */
const listFiles = (folder: string): string[] =>
	readdirSync(below(folder), { withFileTypes: true })
		.filter(({ name }) => name !== 'dashboard-for-jetpack')
		.flatMap((entry) =>
			entry.isDirectory()
				? listFiles(`${folder}/${entry.name}`).map((path) => `${entry.name}/${path}`)
				: entry.name,
		)
		.sort();

const FOREIGN = {
	'.dashboard-for-jetpack-draft-mine/keep.php': CLAIM,
	'a-real-one.php': REAL,
	'claims-alone.php': CLAIM,
	'jetpack-social/mine.txt': 'mine',
	'unknown-slug/unknown-slug.php': CLAIM,
	'woocommerce/woocommerce.php': REAL,
};

describe('deleting the plugin among plugins that claim to be its stand-ins', () => {
	beforeAll(async () => {
		putScript();
		putPlugin('sandbox', 'dashboard-for-jetpack', `${CONTENT}/${PLUGINS}`);
		putFiles({
			...Object.fromEntries(
				Object.entries(FOREIGN).map(([path, text]) => [`${PLUGINS}/${path}`, text]),
			),
			[`${OUTSIDE}/jetpack-boost/jetpack-boost.php`]: CLAIM,
			[`${OUTSIDE}/precious/photo.txt`]: 'mine',
		});
		symlinkSync(below(OUTSIDE, 'jetpack-boost'), below(PLUGINS, 'jetpack-boost'), 'junction');
		putStandIn('akismet');
		putStandIn('vaultpress', '.dashboard-for-jetpack-draft-vaultpress');
		putStandIn('jetpack-social');
		symlinkSync(below(OUTSIDE, 'precious'), below(PLUGINS, 'jetpack-social/out'), 'junction');
		await switchPlugin(DASHBOARD, 'inactive');
		await runStep('forget', { folder: 'dashboard-for-jetpack', plugins: PLUGINS });
	});

	it('removes its own stand-ins and drafts, and no other file', () => {
		expect(listFiles(PLUGINS)).toEqual(
			[...Object.keys(FOREIGN), 'jetpack-boost', 'jetpack-social/out'].sort(),
		);
		expect(readdirSync(below(PLUGINS))).not.toContain('akismet');
		expect(readdirSync(below(PLUGINS))).not.toContain('.dashboard-for-jetpack-draft-vaultpress');
	});

	it('follows no link out of the plugins folder', () => {
		expect(listFiles(OUTSIDE)).toEqual(['jetpack-boost/jetpack-boost.php', 'precious/photo.txt']);
	});

	it('lists every file of the stand-ins that the sandbox installs', () => {
		const installed = readdirSync(STAND_INS, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.flatMap(({ name }) => readdirSync(join(STAND_INS, name)).map((file) => `${name}/${file}`));
		const code = readFileSync(join(STAND_INS, '../../uninstall.php'), 'utf8');
		const listed = [...code.matchAll(/'([\w-]+\/[\w-]+\.php)'/g)].map(([, file]) => file);
		expect(listed.sort()).toEqual(installed.sort());
	});

	afterAll(async () => {
		rmSync(below(PLUGINS), { recursive: true, force: true });
		rmSync(below(OUTSIDE), { recursive: true, force: true });
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
	});
});

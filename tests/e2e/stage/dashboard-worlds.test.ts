/*
 * At a Glance in the scenarios that affect it, in a browser: with `--long` in all, otherwise in those with all requirements and all texts.
 *
 * The scenarios are not loaded into the running WordPress: it prints one document, and the page data and the REST responses come
 * from the fixtures (support/fixture-site.ts). The contract suite compares each of these scenarios with the running site
 * (drift.test.ts: the page data and every GET request), with the app's own decoders, as the scenario's user. Changes that a
 * test makes to a scenario are not compared. A plain run compares a sample that has every piece of a scenario, `--long` all of them.
 * These tests do not cover PHP: the admin page around the app for each role, and the effect of a click on the server. Tests
 * that load scenarios into the site do (every-route.test.ts, cards.test.ts).
 */
import { coverOf } from '#tests/support/long';
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import { CLOUDS, CONNECTIONS, HOSTS, ROLES } from '../worlds/connection';
import { claimsOf, type Expectation } from '../worlds/expectation';
import { FEATURES, PLUGINS, STATS } from '../worlds/features';
import * as ids from '../worlds/ids';
import { BACKUPS, VAULTS, SCANS } from '../worlds/protection';

const NARROW = new Set([
	'security',
	'threats',
	'offline',
	'stats-error',
	'identity-crisis',
	'cloud-failing',
	'unlinked-admin',
	'vaultpress-missing',
	'subscriber-view',
]);

let stage: Stage;

async function expectWorld(scenario: string, expected: Expectation) {
	await stage.show({ scenario });
	expect(await readDifferences(stage, expected)).toEqual([]);
	expect(stage.site.unknown).toEqual([]);
	expect(stage.complaints).toEqual([]);
	expect(await findViolations(stage.page)).toEqual([]);
	await takePicture(stage.page, `world-${scenario}`);
	expect(NARROW.has(scenario) ? await readNarrowFlaws(stage) : []).toEqual([]);
}

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

/** Every run tests each requirement, each expected text and each scenario that is also checked at phone width. */
const ROWS = coverOf(
	[
		...ids.titled('scans in', SCANS, ids.SCAN_IDS),
		...ids.titled('VaultPress in', VAULTS, ids.VAULT_IDS),
		...ids.titled('backups in', BACKUPS, ids.BACKUP_IDS),
		...ids.titled('stats in', STATS, ids.STATS_IDS),
		...ids.titled('features in', FEATURES, ids.FEATURE_IDS),
		...ids.titled('plugins in', PLUGINS, ids.PLUGIN_IDS),
		...ids.titled('the connection in', CONNECTIONS, ids.CONNECTION_IDS),
		...ids.titled('the host in', HOSTS, ids.HOST_IDS),
		...ids.titled('the user in', ROLES, ids.ROLE_IDS),
		...ids.titled('the provider in', CLOUDS, ids.CLOUD_IDS),
	],
	([title, scenario, expected]) => [
		...ids.idsIn(title),
		...claimsOf(expected),
		...(NARROW.has(scenario) ? [scenario] : []),
	],
);

describe('At a Glance in every scenario', () => {
	it.each(ROWS)('%s', (_title, scenario, expected) => expectWorld(scenario, expected));
});
